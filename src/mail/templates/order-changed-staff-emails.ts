import { staffEmailsEn } from '#i18n/messages/mail/staff-emails.en.ts';
import type { NewEmail } from '../outbox-queries.ts';
import { inOwnDirection, paragraph } from './email-parts.ts';
import { changesPart } from './order-changes-part.ts';
import type { ChangesInEmail, OrderInEmail, ShopInEmail } from './order-email-data.ts';
import { emailToStaff } from './order-staff-emails.ts';

interface ChangedOrder extends OrderInEmail {
  readonly version: number;
}

interface StaffNews {
  readonly staffEmail: string;
  readonly changes: ChangesInEmail;
  /** The buyer accepted what staff had proposed. */
  readonly isConsent: boolean;
}

/** To staff, when the buyer changed an order or accepted a change of it. */
export function orderChangedStaffEmail(
  order: ChangedOrder,
  shop: ShopInEmail,
  { staffEmail, changes, isConsent }: StaffNews,
): NewEmail {
  const texts = isConsent ? staffEmailsEn.proposalAccepted : staffEmailsEn.changed;
  return emailToStaff(order, shop, staffEmail, {
    event: `changed-${order.version}`,
    subject: texts.subject(order.number),
    title: texts.title(order.number),
    parts: [
      paragraph(texts.lead(inOwnDirection(order.contact.name))),
      ...changesPart('en', changes, 'staff'),
    ],
  });
}

/** To staff, when the buyer does not want a change that they proposed. */
export function proposalDeclinedStaffEmail(
  order: ChangedOrder,
  shop: ShopInEmail,
  staffEmail: string,
): NewEmail {
  const texts = staffEmailsEn.proposalDeclined;
  return emailToStaff(order, shop, staffEmail, {
    event: `declined-${order.version}`,
    subject: texts.subject(order.number),
    title: texts.title(order.number),
    parts: [paragraph(texts.lead(inOwnDirection(order.contact.name)))],
  });
}
