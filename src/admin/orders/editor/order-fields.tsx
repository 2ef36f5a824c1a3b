import { useEffect } from 'react';
import { formatNearDay } from '#i18n/dates.ts';
import { orderMessages } from '#i18n/messages/order-messages.ts';
import { fulfilmentKinds, paymentMethods } from '#primitives/order-status.ts';
import { useFormStore, useFormValue } from '#ui/forms/form-context.ts';
import { FormArea, FormSection, FormSelect, FormText } from '../../forms/form-fields.tsx';
import { useStaffLocale } from '../../locale/staff-locale.tsx';
import { CompanyFields, ContactFields, LanguageField, ZoneField } from '../../sales/buyer-fields.tsx';
import { useOrderEditorTexts } from './order-editor-texts.ts';
import type { OrderValues } from './order-values.ts';

/** Who ordered. The language is asked for a new order only: an order keeps the one it was placed in. */
export function BuyerFields({ isNew }: { readonly isNew: boolean }) {
  const texts = useOrderEditorTexts();
  return (
    <FormSection title={texts.contact}>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <ContactFields emailHint={texts.emailHint} />
        {isNew && <LanguageField />}
        <CompanyFields />
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
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <ZoneField field="fulfilment.zone" />
      <FormText field="fulfilment.street" label={texts.street} inputMode="numeric" />
      <FormText field="fulfilment.building" label={texts.building} inputMode="numeric" />
      <FormText field="fulfilment.unit" label={texts.unit} isOptional />
      <FormText field="fulfilment.landmark" label={texts.landmark} isOptional className="sm:col-span-2" />
    </div>
  );
}
