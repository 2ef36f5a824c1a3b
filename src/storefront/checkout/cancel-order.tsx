import { Form, useNavigation } from 'react-router';
import { isSettled, possibleStatuses } from '#domain/orders/order-states.ts';
import { useOrderPageMessages } from '#i18n/order-page-messages.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { DialogCloser, DialogOpener, ModalDialog } from '#ui/modal-dialog.tsx';
import { ShopPhone } from '../layout/shop-phone.tsx';
import type { TrackedOrder } from './tracked-order.ts';

const dialogId = 'cancel-order';
const titleId = `${dialogId}-title`;

interface CancelOrderProps {
  readonly order: TrackedOrder;
  /** Whether the buyer has just tried. */
  readonly isTooLate: boolean;
}

/** While the order is only received its buyer may take it back; afterwards a person helps. */
export function CancelOrder({ order: { status }, isTooLate }: CancelOrderProps) {
  const { cancel } = useOrderPageMessages();
  const canCancel = possibleStatuses(status, 'buyer').includes('cancelled');
  if (isSettled(status)) return null;
  return (
    <div className="mt-6 border-t border-line pt-4 print:hidden">
      <p role="alert" className="font-medium text-negative not-empty:mb-3">
        {isTooLate && cancel.tooLateNow}
      </p>
      {canCancel && <CancelForm />}
      {!canCancel && (
        <p className="text-ink-soft">
          {cancel.tooLate} <ShopPhone />
        </p>
      )}
    </div>
  );
}

function CancelForm() {
  const { cancel } = useOrderPageMessages();
  const isSending = useNavigation().formMethod === 'POST';
  return (
    <>
      <DialogOpener
        dialogId={dialogId}
        className="min-h-11 text-ink-soft underline decoration-line-strong underline-offset-4 hover:text-negative noscript:hidden"
      >
        {cancel.open}
      </DialogOpener>
      <ModalDialog
        id={dialogId}
        labelledBy={titleId}
        className="fade-in m-auto w-[min(30rem,calc(100vw-2rem))] rounded-panel bg-surface p-6 text-ink shadow-overlay sm:p-8"
      >
        <h2 id={titleId} className="type-heading">
          {cancel.title}
        </h2>
        <p className="mt-2 text-ink-soft">{cancel.text}</p>
        <Form
          method="post"
          replace
          preventScrollReset
          onSubmit={(event) => isSending && event.preventDefault()}
          className="mt-6 flex flex-wrap gap-3"
        >
          <DialogCloser dialogId={dialogId} className={buttonStyle('secondary', 'grow')}>
            {cancel.keep}
          </DialogCloser>
          <button type="submit" aria-disabled={isSending} className={buttonStyle('primary', 'grow')}>
            {isSending ? cancel.sending : cancel.confirm}
          </button>
        </Form>
      </ModalDialog>
      <noscript>
        {/* Two steps here too: what is unfolded says what it does. */}
        <details>
          <summary className="min-h-11 cursor-pointer text-ink-soft">{cancel.open}</summary>
          <Form method="post" className="mt-2">
            <p className="max-w-prose">{cancel.text}</p>
            <button type="submit" className={buttonStyle('primary', 'mt-4')}>
              {cancel.confirm}
            </button>
          </Form>
        </details>
      </noscript>
    </>
  );
}
