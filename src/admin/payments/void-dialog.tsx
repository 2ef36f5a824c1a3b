import { useState } from 'react';
import {
  ordersIdAccountContract,
  ordersIdPaymentsIdVoidContract,
} from '#api/staff/orders/payments.contract.ts';
import { TextArea } from '#ui/text-field.tsx';
import { ConfirmDialog } from '../components/staff-dialog.tsx';
import { useToasts } from '../components/toasts.tsx';
import { useStaffWrite } from '../data/use-staff-write.ts';
import { useUpdateCache } from '../data/use-update-cache.ts';
import type { RecordedPayment } from './order-account.ts';
import { usePaymentsTexts } from './payments-texts.ts';

interface VoidDialogProps {
  readonly orderId: string;
  /** Undefined: closed. */
  readonly payment: RecordedPayment | undefined;
  readonly description: string;
  readonly onClose: () => void;
}

/** Dialog to void a payment or a refund that was recorded by mistake. */
export function VoidDialog({ orderId, payment, description, onClose }: VoidDialogProps) {
  const texts = usePaymentsTexts();
  const toasts = useToasts();
  const [reason, setReason] = useState('');
  const [isReasonMissing, setReasonMissing] = useState(false);
  const { send, isSending, errorText, clearError } = useStaffWrite(ordersIdPaymentsIdVoidContract);
  const showNewest = useUpdateCache(ordersIdAccountContract);

  function close(): void {
    setReason('');
    setReasonMissing(false);
    clearError();
    onClose();
  }

  async function confirm(): Promise<void> {
    setReasonMissing(reason.trim() === '');
    if (!payment || reason.trim() === '') return;
    const answer = await send({ params: { id: orderId, paymentId: payment.id }, body: { reason } });
    if (!answer) return;
    showNewest({ params: { id: orderId } }, answer);
    toasts.show({ text: texts.voidedToast });
    close();
  }

  return (
    <ConfirmDialog
      isOpen={payment !== undefined}
      title={texts.voidTitle}
      confirm={texts.void}
      tone="danger"
      isBusy={isSending}
      errorText={errorText}
      onConfirm={() => void confirm()}
      onClose={close}
    >
      <p>
        <span className="font-medium text-ink">{description}</span>
        <br />
        {texts.voidText} {texts.voidTold}
      </p>
      <TextArea
        id="void-reason"
        ref={(area: HTMLTextAreaElement | null) => {
          area?.setAttribute('autofocus', '');
        }}
        label={texts.voidReason}
        hint={texts.voidReasonHint}
        error={isReasonMissing ? texts.reasonMissing : undefined}
        rows={2}
        maxLength={1000}
        dir="auto"
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </ConfirmDialog>
  );
}
