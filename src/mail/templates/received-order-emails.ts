import type { EmailEnvelope } from '../outbox-queries.ts';
import type { EmailSender, OrderInEmail, ShopInEmail } from './order-email-data.ts';
import { orderReceivedEmail, orderReceivedEnvelope } from './order-received-email.ts';
import { newOrderStaffEmail, newOrderStaffEnvelope } from './order-staff-emails.ts';

/**
 * What an email about a new order is rendered from, as JSON in the outbox. Rows outlive an update of the shop: a change
 * of this shape needs a new name of the template, beside the old one.
 */
export interface ReceivedOrderFacts {
  readonly template: 'order-received' | 'new-order-for-staff';
  readonly order: Omit<OrderInEmail, 'placedAt'> & { readonly placedAt: string };
  readonly shop: ShopInEmail;
}

export type UnrenderedEmail = EmailEnvelope & { readonly facts: ReceivedOrderFacts };

/** To the buyer and to staff, when an order was placed. Rendered later: the buyer does not wait for it. */
export function receivedOrderEmails(order: OrderInEmail, sender: EmailSender): UnrenderedEmail[] {
  const { name, phone, whatsapp, email, address, mapUrl, hours, bank, publicUrl } = sender;
  const facts = {
    order: { ...order, placedAt: order.placedAt.toISOString() },
    shop: { name, phone, whatsapp, email, address, mapUrl, hours, bank, publicUrl },
  };
  return [
    { ...orderReceivedEnvelope(order, sender), facts: { template: 'order-received', ...facts } },
    {
      ...newOrderStaffEnvelope(order, sender.staffEmail),
      facts: { template: 'new-order-for-staff', ...facts },
    },
  ];
}

export function renderReceivedOrderEmail({ template, order: stored, shop }: ReceivedOrderFacts): {
  readonly html: string;
  readonly text: string;
} {
  const order = { ...stored, placedAt: new Date(stored.placedAt) };
  const { html, text } =
    template === 'order-received' ? orderReceivedEmail(order, shop) : newOrderStaffEmail(order, shop, '');
  return { html, text };
}
