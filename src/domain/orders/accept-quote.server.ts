import type { Database } from '#database/connect.ts';
import { inTransaction, type Transaction } from '#database/transaction.ts';
import { lockProductsToSell } from '#domain/catalogue/stock/stock-queries.server.ts';
import { qatarDay } from '#domain/delivery/working-days.ts';
import {
  isFullyPriced,
  isOfferOfStaff,
  newestVersion,
  type Quote,
  type QuoteVersion,
} from '#domain/quotes/quote.ts';
import { lockQuote, requireQuote, updateQuote } from '#domain/quotes/quote-queries.server.ts';
import { findStatusAfter, statusOn } from '#domain/quotes/quote-states.ts';
import { dropWaitingEmails } from '#mail/outbox.ts';
import { ShopError } from '#primitives/shop-error.ts';
import { acceptedContents } from './acceptance/accepted-contents.ts';
import { findOrderOfQuote } from './order-queries.server.ts';
import type { OrderSettings } from './order-settings.server.ts';
import { lockBuyer, readPlacingState } from './placing/placing-queries.server.ts';
import { type NewOrder, type PlacedOrder, writeOrder } from './placing/write-order.server.ts';
import { checkAcceptance, type QuoteAcceptance } from './quote-acceptance.ts';
import { countedSince, requireWithinLimits } from './require-within-limits.ts';
import { serializeOrderChange } from './serialize-order-change.ts';

interface AcceptContext extends OrderSettings {
  readonly now: Date;
}

/** Makes an order of a quotation at the quoted prices. It is idempotent: accepting again returns the same order. */
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
    // The buyer must have seen the newest version, and a line without a price cannot be ordered.
    if (!status || version.number !== acceptance.version || !isFullyPriced(version)) {
      throw new ShopError('status_not_possible');
    }
    const order = await orderFrom(transaction, quote, version, acceptance, context);
    if (!isOfferOfStaff(version)) await refuseAboveLimits(transaction, order, context);
    const placed = await writeOrder(transaction, order, context);
    if (!placed) throw new Error('the number of the order is taken');
    await updateQuote(transaction, quote.id, {
      status,
      decidedAt: context.now,
      lpoNumber: acceptance.lpoNumber,
      version: quote.version + 1,
      updatedAt: context.now,
    });
    await dropWaitingEmails(transaction, 'quote', quote.id);
    return placed;
  });
}

async function orderFrom(
  transaction: Transaction,
  quote: Quote,
  version: QuoteVersion,
  acceptance: QuoteAcceptance,
  { facts, now }: AcceptContext,
): Promise<NewOrder> {
  const products = await lockProductsToSell(
    transaction,
    version.lines.flatMap(({ productId }) => productId ?? []),
  );
  const { isAsSeen, ...change } = checkAcceptance(quote, version, acceptance, products, facts, now);
  if (!isAsSeen) throw new ShopError('order_changed', { orderChange: serializeOrderChange(change) });
  const { locale, contact, company, notes, siteAccess } = quote;
  const { lpoNumber, fulfilment, day, payment } = acceptance;
  return {
    quoteId: quote.id,
    // Of all requests there can be for this quotation, one becomes an order.
    idempotencyKey: quote.id,
    requestHash: quote.reference,
    locale,
    contact,
    company,
    lpoNumber,
    fulfilment,
    day,
    payment,
    notes,
    siteAccess,
    settingsVersion: facts.settings.version,
    ...acceptedContents(version),
    paymentDueDays: version.paymentDueDays,
    deliveryFee: change.deliveryFee,
    total: change.total,
  };
}

async function refuseAboveLimits(
  transaction: Transaction,
  { idempotencyKey, contact, lines }: NewOrder,
  { shop, now }: AcceptContext,
): Promise<void> {
  const { phone } = contact;
  await lockBuyer(transaction, phone);
  const { ordersOfPhone } = await readPlacingState(transaction, {
    key: idempotencyKey,
    productIds: [],
    phone,
    since: countedSince(now),
  });
  requireWithinLimits(lines, ordersOfPhone, shop.orderLimits);
}
