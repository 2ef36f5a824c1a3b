import { staffEmailMessages } from '#i18n/messages/mail/staff-email-messages.ts';
import type { NewEmail } from '../outbox-queries.ts';
import { inOwnDirection, leftToRight, paragraph } from './email-parts.ts';
import { changesPart } from './order-changes-part.ts';
import type { ChangesInEmail, EmailSender, OrderInEmail } from './order-email-data.ts';
import { emailToStaff } from './order-staff-emails.ts';

interface ChangedOrder extends OrderInEmail {
  readonly version: number;
}

interface StaffNews {
  readonly changes: ChangesInEmail;
  /** The buyer accepted what staff had proposed. */
  readonly isConsent: boolean;
}

/** To staff, when the buyer changed an order or accepted a change of it. */
export function orderChangedStaffEmail(
  order: ChangedOrder,
  shop: EmailSender,
  { changes, isConsent }: StaffNews,
): NewEmail {
  const { proposalAccepted, changed } = staffEmailMessages(shop.staffLocale);
  const texts = isConsent ? proposalAccepted : changed;
  return emailToStaff(order, shop, {
    event: `changed-${order.version}`,
    subject: texts.subject(order.number),
    title: texts.title(leftToRight(order.number)),
    parts: [
      paragraph(texts.lead(inOwnDirection(order.contact.name))),
      ...changesPart(shop.staffLocale, changes, 'staff'),
    ],
  });
}

/** To staff, when the buyer does not want a change that they proposed. */
export function proposalDeclinedStaffEmail(order: ChangedOrder, shop: EmailSender): NewEmail {
  const texts = staffEmailMessages(shop.staffLocale).proposalDeclined;
  return emailToStaff(order, shop, {
    event: `declined-${order.version}`,
    subject: texts.subject(order.number),
    title: texts.title(leftToRight(order.number)),
    parts: [paragraph(texts.lead(inOwnDirection(order.contact.name)))],
  });
}
