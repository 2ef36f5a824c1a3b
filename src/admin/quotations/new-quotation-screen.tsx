import { useState } from 'react';
import { useNavigate } from 'react-router';
import { createQuoteContract, previewQuoteContract } from '#api/staff/quotes/quotes.contract.ts';
import { qatarDay } from '#domain/delivery/working-days.ts';
import { locales } from '#primitives/locale.ts';
import { useFormValue } from '#ui/forms/form-context.ts';
import { Panel, Screen } from '../components/screen.tsx';
import { useToasts } from '../components/toasts.tsx';
import { FormArea, FormNumber, FormSection, FormSelect, FormText } from '../forms/form-fields.tsx';
import { StaffFormLayout } from '../forms/staff-form.tsx';
import { useCheckedForm } from '../forms/use-checked-form.ts';
import { useStaffForm } from '../forms/use-staff-form.ts';
import { useStaffLocale } from '../locale/staff-locale.tsx';
import { useEmailState } from '../outbox/use-email-state.ts';
import { useSalesTexts } from '../sales/sales-texts.ts';
import { OfferFields, useOfferFieldNames } from './offer-fields.tsx';
import { OfferPreview } from './offer-preview.tsx';
import { useOfferTexts } from './offer-texts.ts';
import { emptyQuotation, type QuotationValues, quotationBody } from './quotation-values.ts';

const listPath = '/admin/quotations';

/** Where the body of the call has a field of the form at another path. */
const fieldsByPath: Readonly<Record<string, string>> = {
  'company.name': 'companyName',
  'company.crNumber': 'crNumber',
};

/** Makes a quotation for a customer on the phone or in the showroom. */
export function NewQuotationScreen() {
  const sales = useSalesTexts();
  const texts = useOfferTexts();
  const toasts = useToasts();
  const navigate = useNavigate();
  const staffLocale = useStaffLocale();
  const isDelivering = useEmailState()?.isDelivering ?? true;
  const [empty] = useState(() => emptyQuotation(staffLocale, qatarDay(new Date()), crypto.randomUUID()));
  const inputOf = (values: QuotationValues) => ({ body: quotationBody(values) });
  const staffForm = useStaffForm<typeof createQuoteContract, unknown, QuotationValues>({
    name: 'quotation/new',
    contract: createQuoteContract,
    stored: empty,
    versionOf: noVersion,
    valuesOf: () => empty,
    inputOf,
    fieldOf: (path) => fieldsByPath[path] ?? path,
    onSaved: ({ data }) => {
      checked.close();
      toasts.show({
        text: isDelivering ? texts.created(data.reference) : texts.createdNotMailed(data.reference),
      });
      void navigate(`${listPath}/${data.id}`, { replace: true });
    },
  });
  const checked = useCheckedForm(staffForm, previewQuoteContract, inputOf);
  const fieldNames = {
    ...useOfferFieldNames(),
    locale: texts.customerLanguage,
    'contact.name': texts.contactName,
    'contact.phone': texts.contactPhone,
    'contact.email': texts.contactEmail,
    companyName: texts.companyName,
    crNumber: texts.crNumber,
    buyerReference: texts.buyerReference,
    zone: texts.zone,
    wantedOn: texts.wantedOn,
    notes: texts.notes,
  };
  return (
    <Screen
      title={texts.create}
      intro={texts.createIntro}
      back={{ to: listPath, name: sales.quotations.title }}
    >
      <StaffFormLayout
        staffForm={checked.form}
        fieldNames={fieldNames}
        saveLabel={texts.check}
        savingLabel={texts.checking}
      >
        <BuyerFields />
        <Panel title={texts.offerTitle}>
          <NewOfferFields />
        </Panel>
      </StaffFormLayout>
      <OfferPreview
        version={checked.answer?.data}
        title={texts.preview.titleNew}
        buyer={staffForm.form.values}
        isSending={staffForm.isSaving}
        errorText={staffForm.errorText}
        onSend={staffForm.save}
        onClose={checked.close}
      />
    </Screen>
  );
}

function noVersion(): undefined {
  return undefined;
}

function NewOfferFields() {
  const locale = useFormValue((values: QuotationValues) => values.locale);
  return <OfferFields locale={locale} />;
}

function BuyerFields() {
  const sales = useSalesTexts();
  const texts = useOfferTexts();
  return (
    <FormSection title={texts.buyer}>
      <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <FormText field="contact.name" label={texts.contactName} autoComplete="off" />
        <FormText
          field="contact.phone"
          label={texts.contactPhone}
          type="tel"
          inputMode="tel"
          dir="ltr"
          autoComplete="off"
        />
        <FormText
          field="contact.email"
          label={texts.contactEmail}
          type="email"
          inputMode="email"
          dir="ltr"
          autoComplete="off"
        />
        <FormText field="companyName" label={texts.companyName} autoComplete="off" isOptional />
        <FormText field="crNumber" label={texts.crNumber} dir="ltr" autoComplete="off" isOptional />
        <FormText field="buyerReference" label={texts.buyerReference} autoComplete="off" isOptional />
        <FormSelect field="locale" label={texts.customerLanguage}>
          {locales.map((locale) => (
            <option key={locale} value={locale}>
              {sales.languages[locale]}
            </option>
          ))}
        </FormSelect>
        <FormNumber field="zone" label={texts.zone} hint={texts.zoneHint} isOptional />
        <FormText field="wantedOn" label={texts.wantedOn} type="date" dir="ltr" isOptional />
      </div>
      <FormArea field="notes" label={texts.notes} hint={texts.notesHint} rows={2} isOptional />
    </FormSection>
  );
}
