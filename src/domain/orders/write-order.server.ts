import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { Transaction } from '#database/transaction.ts';
import { changeStock } from '#domain/catalogue/stock/change-stock.server.ts';
import type { EmailSender } from '#mail/templates/order-email-data.ts';
import type { Dirhams } from '#primitives/money.ts';
import { offeredPayments } from '#primitives/order-status.ts';
import { ShopError } from '#primitives/shop-error.ts';
import { referenceFrom } from '#primitives/text/reference-number.ts';
import { enqueueReceivedEmails } from './enqueue-order-emails.server.ts';
import type { Order, OrderLine } from './order.ts';
import { insertOrder, insertOrderEvent, insertOrderLines, requireOrder } from './order-queries.server.ts';

/** What the buyer needs to find the order again. */
export interface PlacedOrder {
  readonly number: string;
  readonly trackingKey: string;
}

export interface NewOrder
  extends Pick<
    Order,
    'locale' | 'contact' | 'company' | 'lpoNumber' | 'fulfilment' | 'day' | 'payment' | 'notes'
  > {
  readonly idempotencyKey: string;
  readonly requestHash: string;
  /** Of the quotation that becomes this order. */
  readonly quoteId?: string;
  readonly settingsVersion: number;
  readonly lines: readonly Omit<OrderLine, 'slug'>[];
  readonly subtotal: Dirhams;
  readonly discount: Dirhams;
  readonly deliveryFee: Dirhams;
  readonly total: Dirhams;
}

/**
 * Inserts an order with its lines and history, takes its stock and enqueues its emails, in a transaction that has
 * locked its products. Undefined if an order with the same idempotency key exists. Refuses a payment method that is not
 * offered.
 */
export async function writeOrder(
  transaction: Transaction,
  order: NewOrder,
  { shop, now }: { readonly shop: EmailSender; readonly now: Date },
): Promise<PlacedOrder | undefined> {
  if (!offeredPayments(shop.bank).includes(order.payment)) {
    throw new ShopError('invalid_input', { fields: [{ path: 'payment', code: 'invalid' }] });
  }
  const id = randomUUID();
  const number = referenceFrom('OG', (limit) => randomInt(limit));
  const trackingKey = randomBytes(18).toString('base64url');
  const isInserted = await insertOrder(transaction, {
    ...orderColumns(order),
    id,
    number,
    trackingKey,
    createdAt: now,
    updatedAt: now,
  });
  if (!isInserted) return undefined;
  await insertOrderLines(
    transaction,
    order.lines.map(({ name, ...line }, position) => ({
      ...line,
      orderId: id,
      position,
      nameEn: name.en,
      nameAr: name.ar,
    })),
  );
  await insertOrderEvent(transaction, {
    orderId: id,
    kind: 'placed',
    toStatus: 'received',
    actor: 'buyer',
    createdAt: now,
  });
  await changeStock(
    transaction,
    order.lines.flatMap(({ productId, quantity }) => (productId ? [{ productId, pieces: -quantity }] : [])),
    { reason: 'order', orderId: id, actor: 'buyer', now, publicUrl: shop.publicUrl, invalidatesPages: true },
  );
  await enqueueReceivedEmails(transaction, await requireOrder(transaction, id), shop);
  return { number, trackingKey };
}

function orderColumns(order: NewOrder) {
  const { contact, company, fulfilment } = order;
  const address = fulfilment.kind === 'delivery' ? fulfilment : undefined;
  return {
    idempotencyKey: order.idempotencyKey,
    requestHash: order.requestHash,
    quoteId: order.quoteId ?? null,
    locale: order.locale,
    contactName: contact.name,
    contactPhone: contact.phone,
    contactEmail: contact.email,
    companyName: company?.name ?? '',
    companyCrNumber: company?.crNumber ?? '',
    lpoNumber: order.lpoNumber,
    fulfilment: fulfilment.kind,
    ...(address && {
      zoneNumber: address.zone,
      street: address.street,
      building: address.building,
      unit: address.unit,
      landmark: address.landmark,
    }),
    deliveryDay: order.day,
    deliverySettingsVersion: order.settingsVersion,
    paymentMethod: order.payment,
    notes: order.notes,
    subtotal: order.subtotal,
    discount: order.discount,
    deliveryFee: order.deliveryFee,
    total: order.total,
  };
}
