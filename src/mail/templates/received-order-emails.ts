import type { Locale } from '#primitives/locale.ts';
import { weekOn } from '#primitives/opening-times/opening-times.ts';
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
  /** Of an email to staff; those of earlier versions have none and are in English. */
  readonly staffLocale?: Locale;
}

export type UnrenderedEmail = EmailEnvelope & { readonly facts: ReceivedOrderFacts };

/** To the buyer and to staff, when an order was placed. Rendered later: the buyer does not wait for it. */
export function receivedOrderEmails(order: OrderInEmail, sender: EmailSender): UnrenderedEmail[] {
  const { name, phone, whatsapp, email, address, mapUrl, bank, publicUrl } = sender;
  const facts = {
    order: orderFacts(order),
    shop: {
      name,
      phone,
      whatsapp,
      email,
      address,
      mapUrl,
      hours: order.fulfilment.kind === 'pickup' ? hoursOfWeek(sender, order.day) : [],
      bank,
      publicUrl,
    },
  };
  return [
    { ...orderReceivedEnvelope(order, sender), facts: { template: 'order-received', ...facts } },
    {
      ...newOrderStaffEnvelope(order, sender),
      facts: { template: 'new-order-for-staff', ...facts, staffLocale: sender.staffLocale },
    },
  ];
}

/** Of the showroom, which an email about a delivery does not name. */
function hoursOfWeek({ hours, datedHours = [] }: EmailSender, day: string): ShopInEmail['hours'] {
  return weekOn({ hours, datedHours }, day).map(({ opens, closes, second }) => ({
    opens,
    closes,
    ...(second && { second }),
  }));
}

/**
 * What the templates use, and no other property of what was passed in: the database compresses and moves out of the
 * table what is larger than a quarter of a page.
 */
function orderFacts(order: OrderInEmail): ReceivedOrderFacts['order'] {
  const { id, number, trackingKey, locale, placedAt, contact, company, lpoNumber, fulfilment, districts } =
    order;
  const { day, payment, notes, lines, subtotal, discount, deliveryFee, total } = order;
  return {
    id,
    number,
    trackingKey,
    locale,
    placedAt: placedAt.toISOString(),
    contact,
    company,
    lpoNumber,
    fulfilment,
    districts: districts.slice(0, 1),
    day,
    payment,
    notes,
    lines: lines.map(({ sku, name, unitPrice, quantity, lineTotal }) => ({
      sku,
      name,
      unitPrice,
      quantity,
      lineTotal,
    })),
    subtotal,
    discount,
    deliveryFee,
    total,
  };
}

export function renderReceivedOrderEmail({
  template,
  order: stored,
  shop,
  staffLocale = 'en',
}: ReceivedOrderFacts): {
  readonly html: string;
  readonly text: string;
} {
  const order = { ...stored, placedAt: new Date(stored.placedAt) };
  const { html, text } =
    template === 'order-received'
      ? orderReceivedEmail(order, shop)
      : newOrderStaffEmail(order, { ...shop, staffEmail: '', staffLocale });
  return { html, text };
}
