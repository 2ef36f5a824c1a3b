import { useState } from 'react';
import { quotesIdContract, quotesIdWithdrawContract } from '#api/staff/quotes/quotes.contract.ts';
import { ApiCallError } from '#api-client/api-call-error.ts';
import { TextArea } from '#ui/text-field.tsx';
import { staffButton } from '../components/staff-button.ts';
import { ConfirmDialog } from '../components/staff-dialog.tsx';
import { useToasts } from '../components/toasts.tsx';
import { useStaffWrite } from '../data/use-staff-write.ts';
import { useUpdateCache } from '../data/use-update-cache.ts';
import { useDraftText } from '../forms/use-draft-text.ts';
import { BuyerTold } from '../outbox/buyer-told.tsx';
import { useSalesTexts } from '../sales/sales-texts.ts';
import { useOfferTexts } from './offer-texts.ts';
import { newestNumber } from './offer-values.ts';
import type { StaffQuote } from './staff-quote.ts';

/** Button and dialog to take the newest version back. */
export function WithdrawOffer({
  quote,
  onStale,
}: {
  readonly quote: StaffQuote;
  readonly onStale: () => void;
}) {
  const sales = useSalesTexts();
  const texts = useOfferTexts();
  const toasts = useToasts();
  const [isOpen, setOpen] = useState(false);
  const [note, setNote, clearNote] = useDraftText(`withdraw-offer/${quote.id}`);
  const { send, isSending, error, errorText, clearError } = useStaffWrite(quotesIdWithdrawContract);
  const showNewest = useUpdateCache(quotesIdContract);
  const offer = newestNumber(quote);
  const isOvertaken = error instanceof ApiCallError && error.code === 'status_not_possible';

  async function withdraw(): Promise<void> {
    const params = { id: quote.id };
    const answer = await send({ params, body: { offer, note } });
    if (!answer) return onStale();
    showNewest({ params }, answer);
    clearNote();
    setOpen(false);
    toasts.show({ text: texts.withdrawn });
  }

  return (
    <>
      <button type="button" className={staffButton('secondary')} onClick={() => setOpen(true)}>
        {texts.withdraw}
      </button>
      <ConfirmDialog
        isOpen={isOpen}
        title={texts.withdrawTitle(offer)}
        confirm={texts.withdraw}
        cancel={texts.withdrawKeep}
        tone="danger"
        isBusy={isSending}
        errorText={isOvertaken ? texts.withdrawnMeanwhile : errorText}
        keepsTexts
        onConfirm={() => void withdraw()}
        onClose={() => {
          clearError();
          setOpen(false);
        }}
      >
        <p>{texts.withdrawText}</p>
        <BuyerTold buyer={quote} />
        <TextArea
          id="withdrawal-note"
          label={texts.withdrawNote}
          hint={texts.withdrawNoteHint(sales.languages[quote.locale])}
          rows={3}
          maxLength={1000}
          dir="auto"
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </ConfirmDialog>
    </>
  );
}
