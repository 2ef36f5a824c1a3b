import { formatNearDay } from '#i18n/dates.ts';
import { orderMessages } from '#i18n/messages/order-messages.ts';
import type { PaymentMethod } from '#primitives/order-status.ts';
import { useStaffLocale } from '../../locale/staff-locale.tsx';
import { useOrderEditorTexts } from './order-editor-texts.ts';
import type { OrderValues } from './order-values.ts';

/** Labels of the fields for lists of errors and conflicts. */
export function useOrderFieldNames(): Readonly<Record<string, string>> {
  const texts = useOrderEditorTexts();
  return {
    lines: texts.lines,
    contact: texts.contact,
    'contact.name': texts.name,
    'contact.phone': texts.phone,
    'contact.email': texts.email,
    company: texts.company,
    'company.crNumber': texts.crNumber,
    lpoNumber: texts.lpoNumber,
    fulfilment: texts.handover,
    'fulfilment.zone': texts.zone,
    'fulfilment.street': texts.street,
    'fulfilment.building': texts.building,
    'fulfilment.unit': texts.unit,
    'fulfilment.landmark': texts.landmark,
    day: texts.day,
    payment: texts.payment,
    notes: texts.notes,
    deliveryFee: texts.deliveryFee,
    discount: texts.discount,
    discountReason: texts.discountReason,
    consent: texts.consent,
    locale: texts.language,
  };
}

/** A value in the conflict dialog, in words. */
export function ConflictValue({ field, value }: { readonly field: string; readonly value: unknown }) {
  const texts = useOrderEditorTexts();
  const locale = useStaffLocale();
  if (field === 'lines') {
    return (
      <ul>
        {(value as OrderValues['lines']).map(({ lineId, productId, name, quantity }) => (
          <li key={lineId ?? productId}>
            <bdi>
              {quantity} × {name[locale]}
            </bdi>
          </li>
        ))}
      </ul>
    );
  }
  if (field === 'day' && typeof value === 'string') return formatNearDay(locale, value);
  if (field === 'payment') return orderMessages(locale).payments[value as PaymentMethod] ?? String(value);
  if (field === 'fulfilment') {
    const { kind, zone, ...address } = value as OrderValues['fulfilment'];
    if (kind === 'pickup') return texts.kinds.pickup;
    return [`${texts.zone} ${zone ?? ''}`, ...Object.values(address)].filter(Boolean).join(' · ');
  }
  if (field === 'contact' || field === 'company') {
    return Object.values(value as Record<string, string>)
      .filter(Boolean)
      .join(' · ');
  }
  return String(value ?? '');
}
