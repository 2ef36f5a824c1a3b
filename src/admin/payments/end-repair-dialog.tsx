import { useState } from 'react';
import {
  ordersIdAccountContract,
  ordersIdReturnsIdRepairContract,
} from '#api/staff/orders/payments.contract.ts';
import { type RepairResult, repairResults } from '#primitives/payment.ts';
import { TextArea } from '#ui/text-field.tsx';
import { ConfirmDialog } from '../components/staff-dialog.tsx';
import { useToasts } from '../components/toasts.tsx';
import { useStaffWrite } from '../data/use-staff-write.ts';
import { useUpdateCache } from '../data/use-update-cache.ts';
import type { StaffOrder } from '../orders/staff-order.ts';
import { BuyerTold } from '../outbox/buyer-told.tsx';
import type { OrderReturn } from './order-account.ts';
import { usePaymentsTexts } from './payments-texts.ts';
import { RadioChoice } from './radio-choice.tsx';

interface EndRepairDialogProps {
  readonly order: StaffOrder;
  /** Undefined: closed. */
  readonly repair: OrderReturn | undefined;
  readonly onClose: () => void;
}

/** Dialog to say how a repair ended. */
export function EndRepairDialog({ order, repair, onClose }: EndRepairDialogProps) {
  const { returns: texts } = usePaymentsTexts();
  const toasts = useToasts();
  const [result, setResult] = useState<RepairResult>('given_back');
  const [note, setNote] = useState('');
  const { send, isSending, errorText, clearError } = useStaffWrite(ordersIdReturnsIdRepairContract);
  const showNewest = useUpdateCache(ordersIdAccountContract);

  function close(): void {
    setResult('given_back');
    setNote('');
    clearError();
    onClose();
  }

  async function confirm(): Promise<void> {
    if (!repair) return;
    const answer = await send({ params: { id: order.id, returnId: repair.id }, body: { result, note } });
    if (!answer) return;
    showNewest({ params: { id: order.id } }, answer);
    toasts.show({ text: texts.repairEnded[result] });
    close();
  }

  return (
    <ConfirmDialog
      isOpen={repair !== undefined}
      title={texts.endTitle}
      confirm={texts.endRepair}
      isBusy={isSending}
      errorText={errorText}
      onConfirm={() => void confirm()}
      onClose={close}
    >
      <RadioChoice
        name="repair-result"
        legend={texts.endTitle}
        isLegendHidden
        options={repairResults}
        names={texts.results}
        hints={texts.resultHints}
        value={result}
        onChange={setResult}
      />
      <TextArea
        id="repair-note"
        label={texts.note}
        hint={texts.reasonHint}
        rows={2}
        maxLength={1000}
        dir="auto"
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <BuyerTold buyer={order} />
    </ConfirmDialog>
  );
}
