import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { Database } from '#database/connect.ts';
import { inTransaction, type Transaction } from '#database/transaction.ts';
import type { DeliveryFacts } from '#domain/delivery/delivery-answer.ts';
import { qatarDay } from '#domain/delivery/working-days.ts';
import type { StoredAttachment } from '#domain/quotes/attachment-store.server.ts';
import { isFullyPriced, newestVersion, type Quote, type QuoteVersion } from '#domain/quotes/quote.ts';
import { lockQuote, updateQuote } from '#domain/quotes/quote-queries.server.ts';
import { findStatusAfter, statusOn } from '#domain/quotes/quote-states.ts';
import { requireQuote } from '#domain/quotes/require-quote.server.ts';
import type { EmailSender } from '#mail/templates/order-email-data.ts';
import { ShopError } from '#primitives/shop-error.ts';
import { referenceFrom } from '#primitives/text/reference-number.ts';
import { enqueueReceivedEmails } from './enqueue-order-emails.server.ts';
import {
  changeStock,
  findOrderOfQuote,
  insertOrder,
  insertOrderEvent,
  insertOrderLines,
  lockProducts,
} from './order-queries.server.ts';
import { checkAcceptance, type QuoteAcceptance } from './quote-acceptance.ts';
import { requireOrder } from './require-order.server.ts';
import { serializeOrderChange } from './serialize-order-change.ts';

interface PlacedOrder {
  readonly number: string;
  readonly trackingKey: string;
}

interface AcceptContext {
  /** Keeps the file of the buyer's purchase order, if there is one. */
  readonly keepLpoFile: () => Promise<StoredAttachment | null>;
  readonly facts: DeliveryFacts;
  readonly shop: EmailSender;
  readonly now: Date;
}

/** Makes an order of a quotation, at the prices that were quoted, once: accepting again answers the same order. */
export async function acceptQuote(
  db: Database,
  quoteId: string,
  acceptance: QuoteAcceptance,
  context: AcceptContext,
): Promise<PlacedOrder> {
  return inTransaction(db, async (transaction) => {
    await lockQuote(transaction, quoteId);
    const earlier = await findOrderOfQuote(transaction, quoteId);
    if (earlier) return earlier;
    const quote = await requireQuote(transaction, quoteId);
    const version = newestVersion(quote);
    const today = qatarDay(context.now);
    const status = findStatusAfter(
      statusOn({ status: quote.status, validUntil: version.validUntil }, today),
      'accept',
    );
    // What was accepted must be what the buyer saw, and nobody can order what has no price.
    if (!status || version.number !== acceptance.version || !isFullyPriced(version)) {
      throw new ShopError('status_not_possible');
    }
    const placed = await writeOrder(transaction, quote, version, acceptance, context);
    // Last of all: an acceptance that was refused leaves no file behind, and no order is without its file.
    const lpoFile = await context.keepLpoFile();
    await updateQuote(transaction, quote.id, {
      status,
      decidedAt: context.now,
      lpoNumber: acceptance.lpoNumber,
      lpoFile,
      version: quote.version + 1,
      updatedAt: context.now,
    });
    return placed;
  });
}

async function writeOrder(
  transaction: Transaction,
  quote: Quote,
  version: QuoteVersion,
  acceptance: QuoteAcceptance,
  { facts, shop, now }: AcceptContext,
): Promise<PlacedOrder> {
  const pieces = version.lines.flatMap(({ productId, quantity }) =>
    productId ? [{ productId, pieces: -quantity }] : [],
  );
  const products = await lockProducts(
    transaction,
    pieces.map(({ productId }) => productId),
  );
  const { isAsSeen, ...change } = checkAcceptance(quote, version, acceptance, products, facts, now);
  if (!isAsSeen) throw new ShopError('order_changed', { orderChange: serializeOrderChange(change) });
  const id = randomUUID();
  const number = referenceFrom('OG', (limit) => randomInt(limit));
  const trackingKey = randomBytes(18).toString('base64url');
  const { contact, company } = quote;
  const { fulfilment } = acceptance;
  const address = fulfilment.kind === 'delivery' ? fulfilment : undefined;
  const inserted = await insertOrder(transaction, {
    id,
    number,
    trackingKey,
    quoteId: quote.id,
    // Of all requests there can be for this quotation, one becomes an order.
    idempotencyKey: quote.id,
    requestHash: quote.reference,
    locale: quote.locale,
    contactName: contact.name,
    contactPhone: contact.phone,
    contactEmail: contact.email,
    companyName: company?.name ?? '',
    companyCrNumber: company?.crNumber ?? '',
    lpoNumber: acceptance.lpoNumber,
    fulfilment: fulfilment.kind,
    ...(address && {
      zoneNumber: address.zone,
      street: address.street,
      building: address.building,
      unit: address.unit,
      landmark: address.landmark,
    }),
    deliveryDay: acceptance.day,
    deliverySettingsVersion: facts.settings.version,
    paymentMethod: acceptance.payment,
    notes: quote.notes,
    subtotal: version.subtotal,
    discount: version.discount,
    deliveryFee: change.deliveryFee,
    total: change.total,
    createdAt: now,
    updatedAt: now,
  });
  if (!inserted) throw new Error(`the number ${number} is taken`);
  await insertOrderLines(transaction, orderLines(id, version));
  await insertOrderEvent(transaction, {
    orderId: id,
    kind: 'placed',
    toStatus: 'received',
    actor: 'buyer',
    createdAt: now,
  });
  if (pieces.length > 0) {
    await changeStock(transaction, pieces, { reason: 'order', orderId: id, actor: 'buyer', now });
  }
  await enqueueReceivedEmails(transaction, await requireOrder(transaction, id), shop);
  return { number, trackingKey };
}

function orderLines(orderId: string, { lines }: QuoteVersion) {
  return lines.map(({ productId, sku, name, quantity, unitPrice, lineTotal }, position) => {
    if (unitPrice === null || lineTotal === null) throw new Error('a line without a price was accepted');
    return {
      orderId,
      position,
      productId,
      sku,
      nameEn: name.en,
      nameAr: name.ar,
      quantity,
      unitPrice,
      lineTotal,
    };
  });
}
