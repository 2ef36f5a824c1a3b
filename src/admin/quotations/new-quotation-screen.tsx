import { useState } from 'react';
import { useNavigate } from 'react-router';
import { zoneDeliverySettingsContract } from '#api/public/delivery/zone-delivery-settings.contract.ts';
import { createQuoteContract, previewQuoteContract } from '#api/staff/quotes/quotes.contract.ts';
import { qatarDay } from '#domain/delivery/working-days.ts';
import { useFormValue } from '#ui/forms/form-context.ts';
import { Panel, Screen } from '../components/screen.tsx';
import { useToasts } from '../components/toasts.tsx';
import { useStaffQuery } from '../data/use-staff-query.ts';
import { FormArea, FormSection, FormText } from '../forms/form-fields.tsx';
import { StaffFormLayout } from '../forms/staff-form.tsx';
import { useCheckedForm } from '../forms/use-checked-form.ts';
import { useStaffForm } from '../forms/use-staff-form.ts';
import { useStaffLocale } from '../locale/staff-locale.tsx';
import { useOrderEditorTexts } from '../orders/editor/order-editor-texts.ts';
import { useEmailState } from '../outbox/use-email-state.ts';
import { CompanyFields, ContactFields, LanguageField, ZoneField } from '../sales/buyer-fields.tsx';
import { useSalesTexts } from '../sales/sales-texts.ts';
import { OfferFields, useOfferFieldNames } from './offer-fields.tsx';
import { OfferPreview } from './offer-preview.tsx';
import { useOfferTexts } from './offer-texts.ts';
import { emptyQuotation, localizedName, type QuotationValues, quotationBody } from './quotation-values.ts';

const listPath = '/admin/quotations';

/** Makes a quotation for a customer on the phone or in the showroom. */
export function NewQuotationScreen() {
  const sales = useSalesTexts();
  const texts = useOfferTexts();
  const editor = useOrderEditorTexts();
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
    onSaved: ({ data }) => {
      checked.close();
      const isMailed = isDelivering ? texts.created : texts.createdNotMailed;
      toasts.show({ text: (data.contact.email ? isMailed : texts.createdToPassOn)(data.reference) });
      void navigate(`${listPath}/${data.id}`, { replace: true });
    },
  });
  const checked = useCheckedForm(staffForm, previewQuoteContract, inputOf);
  const zones = useStaffQuery(zoneDeliverySettingsContract, {}).data?.data.zones;
  const body = quotationBody(staffForm.form.values);
  const zone = zones?.find(({ number }) => number === body.zone);
  const buyer = { ...body, reference: '', districts: zone?.districts.map(localizedName) ?? [] };
  const fieldNames = {
    ...useOfferFieldNames(),
    locale: editor.language,
    'contact.name': editor.name,
    'contact.phone': editor.phone,
    'contact.email': editor.email,
    'company.name': editor.company,
    'company.crNumber': editor.crNumber,
    buyerReference: texts.buyerReference,
    zone: editor.zone,
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
        buyer={buyer}
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
  const hasZone = useFormValue((values: QuotationValues) => Boolean(values.zone));
  return <OfferFields locale={locale} hasZone={hasZone} isNew />;
}

function BuyerFields() {
  const texts = useOfferTexts();
  return (
    <FormSection title={texts.buyer}>
      <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <ContactFields emailHint={texts.emailHint} />
        <CompanyFields />
        <FormText field="buyerReference" label={texts.buyerReference} autoComplete="off" isOptional />
        <LanguageField />
        <ZoneField field="zone" hint={texts.zoneHint} isOptional />
        <FormText field="wantedOn" label={texts.wantedOn} type="date" dir="ltr" isOptional />
      </div>
      <FormArea field="notes" label={texts.notes} hint={texts.notesHint} rows={2} isOptional />
    </FormSection>
  );
}
