import {
  quotesIdPreviewContract,
  quotesIdPreviewPdfContract,
  quotesIdVersionsContract,
} from '#api/staff/quotes/quotes.contract.ts';
import { Panel } from '../components/screen.tsx';
import { useToasts } from '../components/toasts.tsx';
import { useStaffWrite } from '../data/use-staff-write.ts';
import { StaffFormLayout } from '../forms/staff-form.tsx';
import { useCheckedForm } from '../forms/use-checked-form.ts';
import { useStaffForm } from '../forms/use-staff-form.ts';
import { useEmailState } from '../outbox/use-email-state.ts';
import { useSalesTexts } from '../sales/sales-texts.ts';
import { OfferConflictValue, OfferFields, useOfferFieldNames } from './offer-fields.tsx';
import { OfferPreview } from './offer-preview.tsx';
import { useOfferTexts } from './offer-texts.ts';
import { newestNumber, type OfferValues, offerBody, offerFrom } from './offer-values.ts';
import { localizedName } from './quotation-values.ts';
import { savePdf } from './save-pdf.ts';
import type { StaffQuote } from './staff-quote.ts';

/** Form for a new version of a quotation, which is checked as the buyer will see it before it is sent. */
export function OfferForm({ quote }: { readonly quote: StaffQuote }) {
  const { quotations: texts } = useSalesTexts();
  const offers = useOfferTexts();
  const toasts = useToasts();
  const isDelivering = useEmailState()?.isDelivering ?? true;
  const inputOf = (values: OfferValues, version: number | undefined) => ({
    params: { id: quote.id },
    body: { ...offerBody(values), basedOn: version ?? 1 },
  });
  const staffForm = useStaffForm<typeof quotesIdVersionsContract, StaffQuote, OfferValues>({
    name: `offer/${quote.id}`,
    contract: quotesIdVersionsContract,
    stored: quote,
    versionOf: newestNumber,
    valuesOf: offerFrom,
    inputOf,
    onSaved: ({ data }) => {
      checked.close();
      const number = newestNumber(data);
      const isMailed = isDelivering ? texts.sentToast(number) : offers.sentNotMailed(number);
      toasts.show({ text: quote.contact.email ? isMailed : offers.sentToPassOn(number) });
    },
  });
  const checked = useCheckedForm(staffForm, quotesIdPreviewContract, inputOf);
  const pdf = useStaffWrite(quotesIdPreviewPdfContract);
  const next = newestNumber(quote) + 1;
  return (
    <>
      <StaffFormLayout
        staffForm={checked.form}
        fieldNames={useOfferFieldNames()}
        saveLabel={offers.check}
        savingLabel={offers.checking}
        canSaveUnchanged
        renderValue={(field, value) => <OfferConflictValue field={field} value={value} />}
      >
        <Panel title={texts.offer(next)}>
          <p className="-mt-2 mb-4 max-w-prose text-sm text-ink-soft">{texts.offerIntro}</p>
          <OfferFields locale={quote.locale} hasZone={quote.zone !== null} />
        </Panel>
      </StaffFormLayout>
      <OfferPreview
        // A colleague sent another version meanwhile: the dialog with the differences comes first.
        version={staffForm.conflict ? undefined : checked.answer?.data}
        title={offers.preview.title(next)}
        buyer={{ ...quote, districts: quote.districts.map(localizedName) }}
        isSending={staffForm.isSaving}
        errorText={staffForm.errorText ?? pdf.errorText}
        onSend={staffForm.save}
        onSavePdf={async () => {
          const answer = await pdf.send(checked.input());
          if (answer) savePdf(`${quote.reference}-${next}.pdf`, answer.data.pdf);
        }}
        onClose={checked.close}
      />
    </>
  );
}
