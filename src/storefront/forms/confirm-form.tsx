import { Form, useNavigation } from 'react-router';
import { buttonStyle } from '#ui/button-style.ts';
import { DialogCloser, DialogOpener, ModalDialog } from '#ui/modal-dialog.tsx';

interface ConfirmFormProps {
  readonly dialogId: string;
  readonly texts: {
    readonly open: string;
    readonly title: string;
    readonly text: string;
    readonly keep: string;
    readonly confirm: string;
    readonly sending: string;
  };
  /** Why the last attempt did not arrive. */
  readonly problem: string | null;
}

/** A POST to the current page that asks for confirmation first: in a dialog, or in <details> without scripts. */
export function ConfirmForm({ dialogId, texts, problem }: ConfirmFormProps) {
  const titleId = `${dialogId}-title`;
  const isSending = useNavigation().formMethod === 'POST';
  return (
    <>
      <DialogOpener
        dialogId={dialogId}
        className="min-h-11 text-ink-soft underline decoration-line-strong underline-offset-4 hover:text-negative noscript:hidden"
      >
        {texts.open}
      </DialogOpener>
      <ModalDialog
        id={dialogId}
        labelledBy={titleId}
        className="fade-in m-auto w-[min(30rem,calc(100vw-2rem))] rounded-panel bg-surface p-6 text-ink shadow-overlay sm:p-8"
      >
        <h2 id={titleId} className="type-heading">
          {texts.title}
        </h2>
        <p className="mt-2 text-ink-soft">{texts.text}</p>
        <p role="alert" className="font-medium text-negative not-empty:mt-4">
          {problem}
        </p>
        <Form
          method="post"
          replace
          preventScrollReset
          onSubmit={(event) => isSending && event.preventDefault()}
          className="mt-6 flex flex-wrap gap-3"
        >
          <DialogCloser dialogId={dialogId} className={buttonStyle('secondary', 'grow')}>
            {texts.keep}
          </DialogCloser>
          <button type="submit" aria-disabled={isSending} className={buttonStyle('primary', 'grow')}>
            {isSending ? texts.sending : texts.confirm}
          </button>
        </Form>
      </ModalDialog>
      <noscript>
        {/* Two steps here too: opening it shows what the button does. */}
        <details>
          <summary className="min-h-11 cursor-pointer text-ink-soft">{texts.open}</summary>
          <Form method="post" className="mt-2">
            <p className="max-w-prose">{texts.text}</p>
            <button type="submit" className={buttonStyle('primary', 'mt-4')}>
              {texts.confirm}
            </button>
          </Form>
        </details>
      </noscript>
    </>
  );
}
