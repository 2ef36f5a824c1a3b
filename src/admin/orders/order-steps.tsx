import { useState } from 'react';
import { ordersIdContract, ordersIdStatusContract } from '#api/staff/orders/orders.contract.ts';
import { ApiCallError } from '#api-client/api-call-error.ts';
import type { OrderStatus } from '#primitives/order-status.ts';
import { TextArea } from '#ui/text-field.tsx';
import { ActionMenu } from '../components/action-menu.tsx';
import { staffButton } from '../components/staff-button.ts';
import { ConfirmDialog } from '../components/staff-dialog.tsx';
import { useToasts } from '../components/toasts.tsx';
import { useStaffWrite } from '../data/use-staff-write.ts';
import { useUpdateCache } from '../data/use-update-cache.ts';
import { useDraftText } from '../forms/use-draft-text.ts';
import { BuyerTold } from '../outbox/buyer-told.tsx';
import { useCollectedPayment } from '../payments/use-collected-payment.tsx';
import { isolateCode } from '../sales/bidi-isolate.ts';
import { useSalesTexts } from '../sales/sales-texts.ts';
import { useOrderStatusName } from '../sales/status-badges.tsx';
import type { StaffOrder } from './staff-order.ts';

/** Next status of an order: the usual step as a button, the others and the cancellation in a menu. */
export function OrderSteps({ order, onStale }: { readonly order: StaffOrder; readonly onStale: () => void }) {
  const { orders } = useSalesTexts();
  const [chosen, setChosen] = useState<OrderStatus>();
  const isPickup = order.fulfilment.kind === 'pickup';
  const nameOf = (status: OrderStatus) =>
    (isPickup && (orders.nextPickup as Partial<Record<OrderStatus, string>>)[status]) || orders.next[status];
  const usual = order.possibleStatuses.find((status) => status !== 'cancelled');
  return (
    <>
      {order.possibleStatuses.length > 0 && (
        <ActionMenu
          label={orders.more}
          actions={order.possibleStatuses
            .filter((status) => status !== usual)
            .map((status) => ({
              id: status,
              name: nameOf(status),
              tone: status === 'cancelled' ? 'danger' : 'plain',
              onAction: () => setChosen(status),
            }))}
        />
      )}
      {usual && (
        <button type="button" className={staffButton('primary')} onClick={() => setChosen(usual)}>
          {nameOf(usual)}
        </button>
      )}
      <StepDialog
        order={order}
        to={chosen}
        stepName={chosen ? nameOf(chosen) : ''}
        onStale={onStale}
        onClose={() => setChosen(undefined)}
      />
    </>
  );
}

interface StepDialogProps {
  readonly order: StaffOrder;
  /** Undefined: closed. */
  readonly to: OrderStatus | undefined;
  readonly stepName: string;
  readonly onStale: () => void;
  readonly onClose: () => void;
}

/** Confirmation, because a status change emails the buyer and cannot be undone. */
function StepDialog({ order, to, stepName, onStale, onClose }: StepDialogProps) {
  const texts = useSalesTexts();
  const { orders } = texts;
  const statusName = useOrderStatusName();
  const toasts = useToasts();
  const [note, setNote, clearNote] = useDraftText(`order-step/${order.id}`);
  const [isReasonMissing, setReasonMissing] = useState(false);
  const { send, isSending, error, errorText, clearError } = useStaffWrite(ordersIdStatusContract);
  const showNewest = useUpdateCache(ordersIdContract);
  const collected = useCollectedPayment(order, to === 'delivered');
  const isCancelling = to === 'cancelled';
  const isOvertaken = error instanceof ApiCallError && error.code === 'status_not_possible';
  const language = texts.languages[order.locale];
  const number = isolateCode(order.number);

  async function confirm(): Promise<void> {
    if (!to) return;
    setReasonMissing(isCancelling && note.trim() === '');
    if (isCancelling && note.trim() === '') return;
    const params = { id: order.id };
    const answer = await send({ params, body: { from: order.status, to, note } });
    if (!answer) {
      onStale();
      return;
    }
    showNewest({ params }, answer);
    await collected.record();
    clearNote();
    toasts.show({ text: orders.moved(number, statusName(to, order.fulfilment.kind)) });
    onClose();
  }

  function close(): void {
    clearError();
    setReasonMissing(false);
    onClose();
  }

  const explanation = isOvertaken
    ? orders.movedMeanwhile(statusName(order.status, order.fulfilment.kind))
    : errorText;
  return (
    <ConfirmDialog
      isOpen={to !== undefined}
      title={isCancelling ? orders.cancelTitle(number) : orders.moveTitle(stepName, number)}
      confirm={isCancelling ? orders.cancel : stepName}
      {...(isCancelling && { cancel: orders.keep })}
      tone={isCancelling ? 'danger' : 'primary'}
      isBusy={isSending}
      errorText={explanation}
      keepsTexts
      onConfirm={() => void confirm()}
      onClose={close}
    >
      <p>{isCancelling ? orders.cancelText : orders.noWayBack}</p>
      {collected.choice}
      {to === 'preparing' ? <p>{orders.notMailed}</p> : <BuyerTold buyer={order} />}
      <TextArea
        id="order-step-note"
        label={isCancelling ? orders.reason : orders.stepNote}
        hint={isCancelling ? orders.reasonHint(language) : orders.stepNoteHint}
        error={isReasonMissing ? orders.reasonMissing : undefined}
        rows={3}
        maxLength={1000}
        dir="auto"
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
    </ConfirmDialog>
  );
}
