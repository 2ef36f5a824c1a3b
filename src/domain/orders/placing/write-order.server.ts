import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { columnName } from '#database/column-name.ts';
import type { Database } from '#database/connect.ts';
import type { Queryable } from '#database/transaction.ts';
import { usefulAccess } from '#domain/catalogue/fit/known-buildings.ts';
import { fewPieces } from '#domain/catalogue/stock/stock-level.ts';
import type { DeliveryFacts } from '#domain/delivery/delivery-answer.ts';
import type { EmailSender, OrderInEmail } from '#mail/templates/order-email-data.ts';
import { receivedOrderEmails, type UnrenderedEmail } from '#mail/templates/received-order-emails.ts';
import type { Attempt, AttemptCount } from '#primitives/attempt.ts';
import type { Dirhams } from '#primitives/money.ts';
import { offeredPayments } from '#primitives/order-status.ts';
import { ShopError } from '#primitives/shop-error.ts';
import { referenceFrom } from '#primitives/text/reference-number.ts';
import { handoverColumns } from '../editing/handover-columns.ts';
import type { Order, OrderLine } from '../order.ts';
import {
  buyerLocks,
  callPlaceOrder,
  callWriteOrder,
  type OrderInput,
  type PlacingQuestion,
  type PlacingState,
} from './placing-queries.server.ts';

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
  /** Credit terms: days from the invoice to the payment. Absent: due with the delivery or before it. */
  readonly paymentDueDays?: number | null;
  readonly settingsVersion: number;
  readonly lines: readonly Omit<OrderLine, 'id' | 'slug'>[];
  readonly subtotal: Dirhams;
  readonly discount: Dirhams;
  readonly deliveryFee: Dirhams;
  readonly total: Dirhams;
  readonly discountReason?: string;
  /** Absent: not said. */
  readonly siteAccess?: Order['siteAccess'];
  /** The staff member who takes it for a caller; absent for one that the buyer places. */
  readonly takenBy?: string;
}

interface WritingContext {
  readonly facts: Pick<DeliveryFacts, 'zones'>;
  readonly shop: EmailSender;
  readonly now: Date;
}

/** What the caller read without a lock, and the order depends on. */
interface Unlocked {
  readonly state: PlacingState;
  readonly since: PlacingQuestion['since'];
}

/**
 * Writes an order with its lines and history, takes its stock and enqueues its emails: one call of a database function,
 * all or nothing. Undefined if nothing was written, because an order with the same idempotency key exists or, for a
 * caller without locks, because something changed since it read. Refuses a payment method that is not offered.
 */
export async function writeOrder(
  db: Queryable,
  order: NewOrder,
  context: WritingContext,
  unlocked?: Unlocked,
): Promise<PlacedOrder | undefined> {
  const { placed, input } = orderToWrite(order, context, unlocked);
  return (await callWriteOrder(db, input)) ? placed : undefined;
}

interface OrderToWrite {
  readonly placed: PlacedOrder;
  readonly input: OrderInput;
}

interface CountedWrite {
  readonly attempt: Attempt;
  /** Of the settings that the order was decided by. */
  readonly settingsVersion: string;
}

/**
 * Counts the attempt and writes the order in one statement. Nothing is written if the attempt is one too many, or if
 * something changed since what the order was decided by.
 */
export async function countAndWriteOrder(
  db: Database,
  { placed, input }: OrderToWrite,
  { attempt, settingsVersion }: CountedWrite,
): Promise<{ readonly attempt: AttemptCount; readonly placed: PlacedOrder | undefined }> {
  const result = await callPlaceOrder(db, { ...input, attempt, settingsVersion });
  return { attempt: result.attempt, placed: result.isWritten ? placed : undefined };
}

/** What an order is written with. Refuses a payment method that is not offered. */
export function orderToWrite(
  order: NewOrder,
  { facts, shop, now }: WritingContext,
  unlocked?: Unlocked,
): OrderToWrite {
  if (!offeredPayments(shop.bank).includes(order.payment)) {
    throw new ShopError('invalid_input', {
      fields: [{ path: 'payment', code: 'invalid', rule: 'offered_payment' }],
    });
  }
  const placed: OrderInEmail = {
    ...order,
    id: randomUUID(),
    number: referenceFrom('OG', (limit) => randomInt(limit)),
    trackingKey: randomBytes(18).toString('base64url'),
    placedAt: now,
    districts: districtsOf(order, facts),
  };
  const { number, trackingKey } = placed;
  const input = {
    order: orderColumns(order, placed),
    lines: order.lines.map(lineColumns),
    // A caller whose order staff take may have no email address.
    ...emailInput(receivedOrderEmails(placed, shop).filter(({ recipient }) => recipient !== '')),
    fewPieces,
    expected: unlocked && expectedState(order, unlocked),
  };
  return { placed: { number, trackingKey }, input };
}

function districtsOf(
  { fulfilment }: NewOrder,
  { zones }: WritingContext['facts'],
): OrderInEmail['districts'] {
  if (fulfilment.kind === 'pickup') return [];
  return zones.find(({ number }) => number === fulfilment.zone)?.districts ?? [];
}

function orderColumns(order: NewOrder, { id, number, trackingKey, placedAt }: OrderInEmail) {
  return {
    id,
    number,
    tracking_key: trackingKey,
    idempotency_key: order.idempotencyKey,
    request_hash: order.requestHash,
    quote_id: order.quoteId ?? null,
    locale: order.locale,
    ...snakeCased(handoverColumns(order)),
    site_access:
      order.fulfilment.kind === 'delivery' && order.siteAccess ? usefulAccess(order.siteAccess) : null,
    delivery_settings_version: order.settingsVersion,
    subtotal: order.subtotal,
    discount: order.discount,
    delivery_fee: order.deliveryFee,
    total: order.total,
    payment_due_days: order.paymentDueDays ?? null,
    discount_reason: order.discountReason ?? '',
    taken_by: order.takenBy ?? '',
    created_at: placedAt,
  };
}

/** The names that columns have in the database. */
function snakeCased(columns: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(columns).map(([name, value]) => [columnName(name), value]));
}

function lineColumns(
  { productId, sku, name, unitPrice, quantity, lineTotal }: NewOrder['lines'][number],
  position: number,
) {
  return {
    position,
    product_id: productId,
    sku,
    name_en: name.en,
    name_ar: name.ar,
    unit_price: unitPrice,
    quantity,
    line_total: lineTotal,
  };
}

/** What all emails of an order are rendered from is sent once: the database adds it to the facts of each. */
function emailInput(emails: readonly UnrenderedEmail[]) {
  const [first] = emails;
  return {
    emails: emails.map(emailColumns),
    emailFacts: first && { order: first.facts.order, shop: first.facts.shop },
  };
}

function emailColumns({ onceKey, recipient, replyTo, locale, subject, facts }: UnrenderedEmail) {
  const { order: _order, shop: _shop, ...ownFacts } = facts;
  return { once_key: onceKey, recipient, reply_to: replyTo ?? '', locale, subject, facts: ownFacts };
}

function expectedState({ lines }: NewOrder, { state, since }: Unlocked) {
  const quantities = new Map(lines.map(({ productId, quantity }) => [productId, quantity]));
  return {
    products: state.products.map(({ id, sku, name, price, leadTimeDays }) => ({
      id,
      sku,
      name_en: name.en,
      name_ar: name.ar,
      price,
      lead_time_days: leadTimeDays,
      quantity: quantities.get(id),
    })),
    buyerLock: buyerLocks,
    ordersOfPhone: state.ordersOfPhone.map(({ id }) => id),
    since,
  };
}
