import { useEffect } from 'react';
import { zoneDeliverySettingsContract } from '#api/public/delivery/zone-delivery-settings.contract.ts';
import { formatNearDay } from '#i18n/dates.ts';
import { orderMessages } from '#i18n/messages/order-messages.ts';
import { fulfilmentKinds, paymentMethods } from '#primitives/order-status.ts';
import { useFormStore, useFormValue } from '#ui/forms/form-context.ts';
import { useStaffQuery } from '../../data/use-staff-query.ts';
import { FormArea, FormSection, FormSelect, FormText } from '../../forms/form-fields.tsx';
import { useStaffLocale } from '../../locale/staff-locale.tsx';
import { useSalesTexts } from '../../sales/sales-texts.ts';
import { useOrderEditorTexts } from './order-editor-texts.ts';
import type { OrderValues } from './order-values.ts';

/** Who ordered. The language is asked for a new order only: an order keeps the one it was placed in. */
export function ContactFields({ isNew }: { readonly isNew: boolean }) {
  const texts = useOrderEditorTexts();
  const { languages } = useSalesTexts();
  return (
    <FormSection title={texts.contact}>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <FormText field="contact.name" label={texts.name} autoComplete="off" />
        <FormText
          field="contact.phone"
          label={texts.phone}
          type="tel"
          inputMode="tel"
          dir="ltr"
          autoComplete="off"
        />
        <FormText
          field="contact.email"
          label={texts.email}
          hint={texts.emailHint}
          type="email"
          dir="ltr"
          autoComplete="off"
          isOptional
        />
        {isNew && (
          <FormSelect field="locale" label={texts.language}>
            <option value="en">{languages.en}</option>
            <option value="ar">{languages.ar}</option>
          </FormSelect>
        )}
        <FormText field="company.name" label={texts.company} isOptional />
        <FormText field="company.crNumber" label={texts.crNumber} dir="ltr" isOptional />
        <FormText field="lpoNumber" label={texts.lpoNumber} dir="ltr" isOptional />
      </div>
      <FormArea field="notes" label={texts.notes} isOptional rows={2} />
    </FormSection>
  );
}

interface HandoverFieldsProps {
  /** That can be chosen, the earliest first. */
  readonly days: readonly string[];
  /** The day that the order has; it can stay even when it is no longer offered. */
  readonly storedDay: string | null;
}

/** Where and when it is handed over, and how it is paid. */
export function HandoverFields({ days, storedDay }: HandoverFieldsProps) {
  const texts = useOrderEditorTexts();
  const locale = useStaffLocale();
  const words = orderMessages(locale);
  const kind = useFormValue(({ fulfilment }: OrderValues) => fulfilment.kind);
  const day = useFormValue((values: OrderValues) => values.day);
  const form = useFormStore<OrderValues>();
  const [earliest] = days;
  // A new order starts with the earliest day.
  useEffect(() => {
    if (!day && !storedDay && earliest) form.setValue('day', earliest);
  }, [day, storedDay, earliest, form]);
  const offered = [
    ...new Set([...days, ...(storedDay ? [storedDay] : []), ...(day ? [day] : [])]),
  ].toSorted();
  const isBeforeEarliest = day !== null && earliest !== undefined && day < earliest;
  const payments = kind === 'pickup' ? words.pickupPayments : words.payments;
  return (
    <FormSection title={texts.handover}>
      <FormSelect field="fulfilment.kind" label={texts.handover}>
        {fulfilmentKinds.map((each) => (
          <option key={each} value={each}>
            {texts.kinds[each]}
          </option>
        ))}
      </FormSelect>
      {kind === 'delivery' && <AddressFields />}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <FormSelect
          field="day"
          label={texts.day}
          hint={isBeforeEarliest ? texts.dayLater(formatNearDay(locale, earliest)) : texts.dayHint}
        >
          {!day && <option value="">{texts.chooseDay}</option>}
          {offered.map((each) => (
            <option key={each} value={each}>
              {formatNearDay(locale, each)}
            </option>
          ))}
        </FormSelect>
        <FormSelect field="payment" label={texts.payment}>
          {paymentMethods.map((method) => (
            <option key={method} value={method}>
              {payments[method]}
            </option>
          ))}
        </FormSelect>
      </div>
    </FormSection>
  );
}

function AddressFields() {
  const texts = useOrderEditorTexts();
  const locale = useStaffLocale();
  const zone = useFormValue(({ fulfilment }: OrderValues) => fulfilment.zone);
  const zones = useStaffQuery(zoneDeliverySettingsContract, {}).data?.data.zones;
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <FormSelect field="fulfilment.zone" label={texts.zone}>
        <option value="">{texts.chooseZone}</option>
        {zone && !zones && <option value={zone}>{zone}</option>}
        {zones?.map(({ number, districts: [district] }) => (
          <option key={number} value={String(number)}>
            {[number, district && (locale === 'ar' ? district.translations.ar.name : district.name)]
              .filter(Boolean)
              .join(' · ')}
          </option>
        ))}
      </FormSelect>
      <FormText field="fulfilment.street" label={texts.street} inputMode="numeric" />
      <FormText field="fulfilment.building" label={texts.building} inputMode="numeric" />
      <FormText field="fulfilment.unit" label={texts.unit} isOptional />
      <FormText field="fulfilment.landmark" label={texts.landmark} isOptional className="sm:col-span-2" />
    </div>
  );
}
