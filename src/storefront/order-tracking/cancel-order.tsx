import { isSettled, possibleStatuses } from '#domain/orders/order-states.ts';
import { useOrderPageMessages } from '#i18n/messages/storefront/order-page-messages.ts';
import { ConfirmForm } from '../forms/confirm-form.tsx';
import { ShopPhone } from '../layout/shop-phone.tsx';
import { FocusedAlert } from './focused-alert.tsx';
import type { OrderRefusal } from './order-request.ts';
import type { TrackedOrder } from './tracked-order.ts';

interface CancelOrderProps {
  readonly order: TrackedOrder;
  /** Of the buyer's last attempt. */
  readonly refusal: OrderRefusal | null;
}

/** Form to cancel an order while it is only received; afterwards a contact link. */
export function CancelOrder({ order: { status }, refusal }: CancelOrderProps) {
  const { cancel, unreachable } = useOrderPageMessages();
  const canCancel = possibleStatuses(status, 'buyer').includes('cancelled');
  if (isSettled(status)) return null;
  return (
    <div className="mt-6 border-t border-line pt-4 print:hidden">
      {refusal?.kind === 'cancel' && refusal.code === 'status_not_possible' && (
        <FocusedAlert refusal={refusal}>{cancel.tooLateNow}</FocusedAlert>
      )}
      {canCancel && (
        <ConfirmForm
          dialogId="cancel-order"
          texts={cancel}
          problem={refusal?.kind === 'cancel' && refusal.code === 'unreachable' ? unreachable : null}
        />
      )}
      {!canCancel && (
        <p className="text-ink-soft">
          {cancel.tooLate} <ShopPhone />
        </p>
      )}
    </div>
  );
}
