import { Form, useNavigation } from 'react-router';
import { useQuotationMessages } from '#i18n/quotation-messages.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { DialogCloser, DialogOpener, ModalDialog } from '#ui/modal-dialog.tsx';

const dialogId = 'decline-quotation';
const titleId = `${dialogId}-title`;

interface DeclineQuoteProps {
  readonly canDecline: boolean;
  /** Whether the buyer has just tried. */
  readonly isTooLate: boolean;
}

/** Who does not want it may say so, and is asked once whether that is meant. */
export function DeclineQuote({ canDecline, isTooLate }: DeclineQuoteProps) {
  const { decline } = useQuotationMessages();
  return (
    <div className="mt-8 print:hidden">
      <p role="alert" className="font-medium text-negative not-empty:mb-3">
        {isTooLate && decline.tooLate}
      </p>
      {canDecline && <DeclineForm />}
    </div>
  );
}

function DeclineForm() {
  const { decline } = useQuotationMessages();
  const isSending = useNavigation().formMethod === 'POST';
  return (
    <>
      <DialogOpener
        dialogId={dialogId}
        className="min-h-11 text-ink-soft underline decoration-line-strong underline-offset-4 hover:text-negative noscript:hidden"
      >
        {decline.open}
      </DialogOpener>
      <ModalDialog
        id={dialogId}
        labelledBy={titleId}
        className="fade-in m-auto w-[min(30rem,calc(100vw-2rem))] rounded-panel bg-surface p-6 text-ink shadow-overlay sm:p-8"
      >
        <h2 id={titleId} className="type-heading">
          {decline.title}
        </h2>
        <p className="mt-2 text-ink-soft">{decline.text}</p>
        <Form
          method="post"
          replace
          preventScrollReset
          onSubmit={(event) => isSending && event.preventDefault()}
          className="mt-6 flex flex-wrap gap-3"
        >
          <DialogCloser dialogId={dialogId} className={buttonStyle('secondary', 'grow')}>
            {decline.keep}
          </DialogCloser>
          <button type="submit" aria-disabled={isSending} className={buttonStyle('primary', 'grow')}>
            {isSending ? decline.sending : decline.confirm}
          </button>
        </Form>
      </ModalDialog>
      <noscript>
        {/* Two steps here too: what is unfolded says what it does. */}
        <details>
          <summary className="min-h-11 cursor-pointer text-ink-soft">{decline.open}</summary>
          <Form method="post" className="mt-2">
            <p className="max-w-prose">{decline.text}</p>
            <button type="submit" className={buttonStyle('primary', 'mt-4')}>
              {decline.confirm}
            </button>
          </Form>
        </details>
      </noscript>
    </>
  );
}
