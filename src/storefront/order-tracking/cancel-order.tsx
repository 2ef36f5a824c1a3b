import { isSettled, possibleStatuses } from '#domain/orders/order-states.ts';
import { useOrderPageMessages } from '#i18n/messages/storefront/order-page-messages.ts';
import { ConfirmForm } from '../forms/confirm-form.tsx';
import { ShopPhone } from '../layout/shop-phone.tsx';
import type { TrackedOrder } from './tracked-order.ts';

interface CancelOrderProps {
  readonly order: TrackedOrder;
  /** Whether the buyer's last attempt was refused. */
  readonly isTooLate: boolean;
}

/** Form to cancel an order while it is only received; afterwards a contact link. */
export function CancelOrder({ order: { status }, isTooLate }: CancelOrderProps) {
  const { cancel } = useOrderPageMessages();
  const canCancel = possibleStatuses(status, 'buyer').includes('cancelled');
  if (isSettled(status)) return null;
  return (
    <div className="mt-6 border-t border-line pt-4 print:hidden">
      <p role="alert" className="font-medium text-negative not-empty:mb-3">
        {isTooLate && cancel.tooLateNow}
      </p>
      {canCancel && <ConfirmForm dialogId="cancel-order" texts={cancel} />}
      {!canCancel && (
        <p className="text-ink-soft">
          {cancel.tooLate} <ShopPhone />
        </p>
      )}
    </div>
  );
}
