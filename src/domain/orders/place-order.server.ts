import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { Database } from '#database/connect.ts';
import { hashIdempotentRequest, requireSameIdempotentRequest } from '#database/idempotency.ts';
import { inTransaction, type Transaction } from '#database/transaction.ts';
import { largestQuantity } from '#domain/cart/cart.ts';
import type { DeliveryFacts } from '#domain/delivery/delivery-answer.ts';
import type { EmailSender } from '#mail/templates/order-email-data.ts';
import { largestAmount, qarFromDirhams } from '#primitives/money.ts';
import { ShopError } from '#primitives/shop-error.ts';
import { referenceFrom } from '#primitives/text/reference-number.ts';
import { checkOrder, type OrderCheck } from './check-order.ts';
import { enqueueReceivedEmails } from './enqueue-order-emails.server.ts';
import type { OrderBody } from './order-body.ts';
import {
  changeStock,
  countOrdersOfPhone,
  findPlacedOrder,
  insertOrder,
  insertOrderEvent,
  insertOrderLines,
  lockProducts,
  type ProductToSell,
} from './order-queries.server.ts';
import { requireOrder } from './require-order.server.ts';
import { serializeOrderChange } from './serialize-order-change.ts';

const mostOrdersInAnHour = 10;

interface PlacedOrder {
  readonly number: string;
  readonly trackingKey: string;
}

interface PlaceOrderContext {
  readonly facts: DeliveryFacts;
  readonly shop: EmailSender;
  readonly now: Date;
}

/**
 * Takes the stock, writes the order and its mails, or does nothing at all. The same request with the same key is
 * answered with the same order, also when several arrive at once.
 */
export async function placeOrder(
  db: Database,
  { key, ...request }: OrderBody,
  context: PlaceOrderContext,
): Promise<PlacedOrder> {
  const body = { ...request, lines: mergedLines(request.lines) };
  const requestHash = hashIdempotentRequest(request);
  refuseTooLarge(body.lines);
  return inTransaction(db, async (transaction) => {
    const products = await lockProducts(
      transaction,
      body.lines.map(({ productId }) => productId),
    );
    // Asked only now: the same request may have held the rows before this one, and have taken the last pieces.
    const earlier = await findEarlier(transaction, key, requestHash);
    if (earlier) return earlier;
    await refuseTooMany(transaction, body.contact.phone, context.now);
    const check = checkOrder(body, products, context.facts, context.now);
    if (!check.isAsSeen) {
      throw new ShopError('order_changed', { orderChange: serializeOrderChange(check.change) });
    }
    if (check.total > largestAmount) throw tooBig(qarFromDirhams(largestAmount));
    return writeOrder(transaction, { key, requestHash, body, products, check }, context);
  });
}

interface AcceptedOrder {
  readonly key: string;
  readonly requestHash: string;
  readonly body: Omit<OrderBody, 'key'>;
  readonly products: ReadonlyMap<string, ProductToSell>;
  readonly check: OrderCheck & { readonly isAsSeen: true };
}

async function writeOrder(
  transaction: Transaction,
  { key, requestHash, body, products, check }: AcceptedOrder,
  { shop, now }: PlaceOrderContext,
): Promise<PlacedOrder> {
  const id = randomUUID();
  const number = referenceFrom('OG', (limit) => randomInt(limit));
  const trackingKey = randomBytes(18).toString('base64url');
  const { contact, company, fulfilment, lines } = body;
  const address = fulfilment.kind === 'delivery' ? fulfilment : undefined;
  const inserted = await insertOrder(transaction, {
    id,
    number,
    trackingKey,
    idempotencyKey: key,
    requestHash,
    locale: body.locale,
    contactName: contact.name,
    contactPhone: contact.phone,
    contactEmail: contact.email,
    ...(company && {
      companyName: company.name,
      companyCrNumber: company.crNumber,
    }),
    lpoNumber: body.lpoNumber,
    fulfilment: fulfilment.kind,
    ...(address && {
      zoneNumber: address.zone,
      street: address.street,
      building: address.building,
      unit: address.unit,
      landmark: address.landmark,
    }),
    deliveryDay: body.day,
    deliverySettingsVersion: check.settingsVersion,
    paymentMethod: body.payment,
    notes: body.notes,
    subtotal: check.subtotal,
    deliveryFee: check.deliveryFee,
    total: check.total,
    createdAt: now,
    updatedAt: now,
  });
  if (!inserted) {
    const meanwhile = await findEarlier(transaction, key, requestHash);
    if (meanwhile) return meanwhile;
    // One number in 656 thousand million was drawn twice.
    throw new Error(`the number ${number} is taken`);
  }
  await insertOrderLines(
    transaction,
    lines.map((line, position) => orderLine(id, position, line, products)),
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
    lines.map(({ productId, quantity }) => ({ productId, pieces: -quantity })),
    { reason: 'order', orderId: id, actor: 'buyer', now },
  );
  await enqueueReceivedEmails(transaction, await requireOrder(transaction, id), shop);
  return { number, trackingKey };
}

function orderLine(
  orderId: string,
  position: number,
  { productId, quantity }: OrderBody['lines'][number],
  products: ReadonlyMap<string, ProductToSell>,
) {
  const product = products.get(productId);
  if (!product) throw new Error(`the check let the unknown product ${productId} pass`);
  const { sku, name, price } = product;
  return {
    orderId,
    position,
    productId,
    sku,
    nameEn: name.en,
    nameAr: name.ar,
    unitPrice: price,
    quantity,
    lineTotal: price * quantity,
  };
}

/** A repeat is answered with the first one's order; with other contents it is somebody's mistake. */
async function findEarlier(
  transaction: Transaction,
  key: string,
  requestHash: string,
): Promise<PlacedOrder | undefined> {
  const earlier = await findPlacedOrder(transaction, key);
  if (!earlier) return undefined;
  requireSameIdempotentRequest(earlier, requestHash);
  return { number: earlier.number, trackingKey: earlier.trackingKey };
}

/** Nobody orders that often; a program with a list of numbers would. */
async function refuseTooMany(transaction: Transaction, phone: string, now: Date): Promise<void> {
  const anHourAgo = new Date(now.getTime() - 60 * 60_000);
  if ((await countOrdersOfPhone(transaction, phone, anHourAgo)) >= mostOrdersInAnHour) {
    throw new ShopError('too_many_requests');
  }
}

/** Several lines of one product were added up. */
function refuseTooLarge(lines: OrderBody['lines']): void {
  if (lines.some(({ quantity }) => quantity > largestQuantity)) throw tooBig(largestQuantity);
}

function tooBig(limit: number): ShopError {
  return new ShopError('invalid_input', { fields: [{ path: 'lines', code: 'too_big', limit }] });
}

/** Two lines of one product would each find enough in stock. */
function mergedLines(lines: OrderBody['lines']): OrderBody['lines'] {
  const merged = new Map<string, OrderBody['lines'][number]>();
  for (const line of lines) {
    const known = merged.get(line.productId);
    merged.set(line.productId, known ? { ...line, quantity: known.quantity + line.quantity } : line);
  }
  return [...merged.values()];
}
