import { useState } from 'react';
import {
  ordersIdAccountContract,
  ordersIdPaymentTermsContract,
} from '#api/staff/orders/payments.contract.ts';
import { shopProfileContract } from '#api/staff/shop-profile/shop-profile.contract.ts';
import { FieldLabel } from '#ui/text-field.tsx';
import { ConfirmDialog } from '../components/staff-dialog.tsx';
import { useToasts } from '../components/toasts.tsx';
import { useStaffQuery } from '../data/use-staff-query.ts';
import { useStaffWrite } from '../data/use-staff-write.ts';
import { useUpdateCache } from '../data/use-update-cache.ts';
import { usePaymentsTexts } from './payments-texts.ts';

interface TermsDialogProps {
  readonly orderId: string;
  readonly paymentDueDays: number | null;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Dialog to choose the credit terms of an order, among those of the shop profile. */
export function TermsDialog({ orderId, paymentDueDays, isOpen, onClose }: TermsDialogProps) {
  const { terms: texts } = usePaymentsTexts();
  const toasts = useToasts();
  const profile = useStaffQuery(shopProfileContract, {}, { isEnabled: isOpen });
  const [chosen, setChosen] = useState<string>();
  const { send, isSending, errorText, clearError } = useStaffWrite(ordersIdPaymentTermsContract);
  const showNewest = useUpdateCache(ordersIdAccountContract);
  const offered = new Set([
    ...(profile.data?.data.creditTermDays ?? []),
    ...(paymentDueDays ? [paymentDueDays] : []),
  ]);
  const value = chosen ?? String(paymentDueDays ?? '');

  function close(): void {
    setChosen(undefined);
    clearError();
    onClose();
  }

  async function confirm(): Promise<void> {
    const params = { id: orderId };
    const answer = await send({ params, body: { paymentDueDays: value === '' ? null : Number(value) } });
    if (!answer) return;
    showNewest({ params }, answer);
    toasts.show({ text: texts.saved });
    close();
  }

  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={texts.title}
      confirm={texts.save}
      isBusy={isSending}
      errorText={errorText}
      onConfirm={() => void confirm()}
      onClose={close}
    >
      <div className="text-ink">
        <FieldLabel id="payment-terms" label={texts.label} />
        <select
          id="payment-terms"
          ref={(select) => {
            select?.setAttribute('autofocus', '');
          }}
          value={value}
          onChange={(event) => setChosen(event.target.value)}
          className="h-12 w-full rounded-control border border-line-strong bg-surface px-3 hover:border-ink"
        >
          <option value="">{texts.none}</option>
          {[...offered]
            .toSorted((one, other) => one - other)
            .map((days) => (
              <option key={days} value={days}>
                {texts.days(days)}
              </option>
            ))}
        </select>
      </div>
    </ConfirmDialog>
  );
}
