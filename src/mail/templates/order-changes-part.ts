import { orderChangeMessages } from '#i18n/messages/order-change-messages.ts';
import { type DescribedChange, describeFieldChange, describeLineChange } from '#i18n/order-changes.ts';
import type { Locale } from '#primitives/locale.ts';
import { readablePhone } from '#primitives/text/phone-number.ts';
import { type EmailPart, facts } from './email-parts.ts';
import type { ChangesInEmail } from './order-email-data.ts';

/**
 * The list of what changed, with the state before and after. Texts that the buyer typed are only named for the buyer: the
 * email has them below, or leaves them out for a recipient that nobody has verified.
 */
export function changesPart(
  locale: Locale,
  { fields, lines, personal }: ChangesInEmail,
  reader: 'buyer' | 'staff',
): EmailPart[] {
  const texts = orderChangeMessages(locale);
  const list: DescribedChange[] = [
    ...fields.map((change) => describeFieldChange(locale, change)),
    ...personal.fields
      .filter(({ field }) => reader === 'staff' || field !== 'discountReason')
      .map((change) => describeFieldChange(locale, withReadablePhones(change)))
      .map(({ name, difference }) => ({
        name,
        difference: reader === 'staff' ? difference : texts.changed,
      })),
  ];
  const products = [...lines, ...personal.lines].map((change) => describeLineChange(locale, change));
  if (products.length + list.length === 0) return [];
  return [
    facts(locale, texts.title, [
      ...products.map(({ name, difference }) => ({ label: name, value: difference, isStacked: true })),
      ...list.map(({ name, difference }) => ({ label: name, value: difference })),
    ]),
  ];
}

type FieldChange = ChangesInEmail['fields'][number];

/** Here and not where changes are described: pages would load the rules of all countries for it. */
function withReadablePhones({ field, before, after }: FieldChange): FieldChange {
  const readable = (value: FieldChange['before']) => (value ? readablePhone(String(value)) : value);
  return field === 'phone'
    ? { field, before: readable(before), after: readable(after) }
    : { field, before, after };
}
