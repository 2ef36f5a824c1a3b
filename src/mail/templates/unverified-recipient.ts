import type { OrderInEmail } from './order-email-data.ts';

/*
 * Emails that a stranger's request sends by itself go to an address that nobody has verified. They contain no text of
 * the sender, so that the shop cannot be used to send other people messages or links.
 */

/** Words of letters with few signs: no digit, no address, no sentence. Words of kinship and family beside them are not counted. */
const personName =
  /^(?=.{2,60}$)[\p{L}\p{M}'’-]+\.?( ((بن|ابن|بنت|آل|bin|ibn|bint|al) )*[\p{L}\p{M}'’-]+\.?){0,5}$/iu;

/** The name of a person for a greeting; empty when it could be anything else. */
export function greetingName(typed: string): string {
  return personName.test(typed) ? typed : '';
}

/** The numbers and letters of a plate at a door, such as '12', '12A' or 'B-4'; empty when it could be anything else. */
function plateText(typed: string): string {
  return /^[\p{L}\p{N}][\p{L}\p{N} /-]{0,9}$/u.test(typed) ? typed : '';
}

/** The order without what the buyer typed freely; staff's email and the order's page have it. */
export function withoutFreeText(order: OrderInEmail): OrderInEmail {
  const { contact, fulfilment } = order;
  return {
    ...order,
    contact: { ...contact, name: greetingName(contact.name) },
    company: null,
    lpoNumber: '',
    notes: '',
    ...(fulfilment.kind === 'delivery' && {
      fulfilment: {
        ...fulfilment,
        street: plateText(fulfilment.street),
        building: plateText(fulfilment.building),
        unit: plateText(fulfilment.unit),
        landmark: '',
      },
    }),
  };
}
