import type { Database } from '#database/connect.ts';
import { hashIdempotentRequest } from '#database/idempotency.ts';
import { inTransaction, type Transaction } from '#database/transaction.ts';
import { largestQuantity } from '#domain/cart/cart.ts';
import type { DeliveryFacts } from '#domain/delivery/delivery-answer.ts';
import { deliveryFee } from '#domain/delivery/delivery-fee.ts';
import { deliveryTerms } from '#domain/delivery/delivery-settings.ts';
import { addDays, qatarDay } from '#domain/delivery/working-days.ts';
import type { EmailSender } from '#mail/templates/order-email-data.ts';
import { quotationValidDays } from '#primitives/quote-status.ts';
import { type FieldError, ShopError } from '#primitives/shop-error.ts';
import { inItsLanguage } from '#primitives/text/localized-text.ts';
import { enqueueRequestedEmails } from './enqueue-quote-emails.server.ts';
import { findEarlierQuote, insertNewQuote } from './insert-new-quote.server.ts';
import { longestLeadTime, type Offer } from './make-offer.ts';
import { storePlan } from './plans/store-plan.server.ts';
import { automaticSender } from './quote.ts';
import { noDiscount, priceOffer } from './quote-amounts.ts';
import type { QuoteBody, WantedLine } from './quote-body.ts';
import {
  countQuotesOfPhone,
  findQuotedProducts,
  insertQuoteVersion,
  type QuotedProduct,
  requireQuote,
} from './quote-queries.server.ts';

const mostRequestsInAnHour = 10;

interface RequestedQuote {
  readonly reference: string;
  readonly trackingKey: string;
}

interface RequestQuoteContext {
  readonly facts: DeliveryFacts;
  readonly shop: EmailSender;
  readonly now: Date;
}

/**
 * Creates a quotation at list prices and enqueues its emails. It is idempotent: a repeat with the same key returns the
 * same quotation.
 */
export async function requestQuote(
  db: Database,
  { key, ...request }: QuoteBody,
  context: RequestQuoteContext,
): Promise<RequestedQuote> {
  const requestHash = hashIdempotentRequest(request);
  const lines = mergedLines(request.lines);
  const earlier = await findEarlierQuote(db, key, requestHash);
  if (earlier) return { reference: earlier.reference, trackingKey: earlier.trackingKey };
  return inTransaction(db, async (transaction) => {
    await refuseTooMany(transaction, request.contact.phone, context.now);
    const ids = lines.flatMap((line) => ('productId' in line ? [line.productId] : []));
    const products = await findQuotedProducts(transaction, ids, 'visitor');
    requireKnown({ ...request, lines }, products, context.facts);
    return writeQuote(transaction, { key, requestHash, request: { ...request, lines }, products }, context);
  });
}

interface AcceptedRequest {
  readonly key: string;
  readonly requestHash: string;
  readonly request: Omit<QuoteBody, 'key'>;
  readonly products: ReadonlyMap<string, QuotedProduct>;
}

async function writeQuote(
  transaction: Transaction,
  { key, requestHash, request, products }: AcceptedRequest,
  { facts, shop, now }: RequestQuoteContext,
): Promise<RequestedQuote> {
  const { id, reference, trackingKey, isNew } = await insertNewQuote(transaction, {
    key,
    requestHash,
    buyer: request,
    now,
  });
  if (!isNew) return { reference, trackingKey };
  await insertQuoteVersion(transaction, listPriceOffer(request, products, { facts, now }), {
    quoteId: id,
    number: 1,
    by: automaticSender,
    now,
  });
  await storePlan(transaction, request.plan, { quoteId: id, fromVersion: 1 });
  await enqueueRequestedEmails(transaction, await requireQuote(transaction, id), shop);
  return { reference, trackingKey };
}

/** What the shop offers without staff: list prices, and the lead time and warranty of the products. */
function listPriceOffer(
  { lines: wanted, zone }: Pick<QuoteBody, 'lines' | 'zone'>,
  products: ReadonlyMap<string, QuotedProduct>,
  { facts, now }: Pick<RequestQuoteContext, 'facts' | 'now'>,
): Offer {
  const lines = wanted.map((line) => quotedLine(line, products));
  const free = { discount: noDiscount, assemblyFee: 0, deliveryFee: 0 };
  const { subtotal } = priceOffer(lines, free).amounts;
  const fee = zone === null ? 0 : deliveryFee(deliveryTerms(facts.settings, zone), subtotal);
  const priced = priceOffer(lines, { ...free, deliveryFee: fee });
  // A request that has no price yet is answered by staff; one that the books cannot hold is refused.
  const fields = priced.problems.filter(({ code }) => code === 'too_big');
  if (fields.length > 0) throw new ShopError('invalid_input', { fields });
  return {
    lines: lines.map(({ leadTimeDays: _, ...line }, index) => ({
      ...line,
      discount: 0,
      discountBasisPoints: null,
      lineTotal: priced.lines[index]?.lineTotal ?? null,
    })),
    ...priced.amounts,
    discountBasisPoints: null,
    deliveryOn: null,
    // What is described in words takes as long as staff will say.
    leadTimeDays: longestLeadTime(lines.map(({ leadTimeDays }) => leadTimeDays)),
    assembly: null,
    paymentDueDays: null,
    validUntil: addDays(qatarDay(now), quotationValidDays),
    message: '',
  };
}

/** At list price; what is described in words has its price on request. */
function quotedLine(line: QuoteBody['lines'][number], products: ReadonlyMap<string, QuotedProduct>) {
  const { quantity } = line;
  if ('text' in line) {
    return {
      productId: null,
      sku: '',
      name: inItsLanguage(line.text),
      quantity,
      listPrice: null,
      unitPrice: null,
      warrantyMonths: null,
      leadTimeDays: null,
    };
  }
  const product = products.get(line.productId);
  if (!product) throw new Error(`the product ${line.productId} was looked for and not found`);
  const { sku, name, price, warrantyMonths, leadTimeDays } = product;
  return {
    productId: line.productId,
    sku,
    name,
    quantity,
    listPrice: price,
    unitPrice: price,
    // None is stored as zero in the catalogue: nothing is said about it.
    warrantyMonths: warrantyMonths || null,
    leadTimeDays,
  };
}

/** A quotation has one line for a product, as the order has that it may become. */
function mergedLines(lines: QuoteBody['lines']): QuoteBody['lines'] {
  const merged: WantedLine[] = [];
  for (const line of lines) {
    const index = merged.findIndex(
      (known) => 'productId' in known && 'productId' in line && known.productId === line.productId,
    );
    const known = merged[index];
    if (known)
      merged[index] = { ...known, quantity: Math.min(largestQuantity, known.quantity + line.quantity) };
    else merged.push(line);
  }
  return merged;
}

function requireKnown(
  { lines, zone }: Pick<QuoteBody, 'lines' | 'zone'>,
  products: ReadonlyMap<string, QuotedProduct>,
  { zones }: DeliveryFacts,
): void {
  const fields: FieldError[] = lines.flatMap((line, index) =>
    'productId' in line && !products.has(line.productId)
      ? [{ path: `lines.${index}.productId`, code: 'invalid', rule: 'stored_product' } as const]
      : [],
  );
  if (zone !== null && !zones.some(({ number }) => number === zone)) {
    fields.push({ path: 'zone', code: 'unknown_zone' });
  }
  if (fields.length > 0) throw new ShopError('invalid_input', { fields });
}

async function refuseTooMany(transaction: Transaction, phone: string, now: Date): Promise<void> {
  const anHourAgo = new Date(now.getTime() - 60 * 60_000);
  if ((await countQuotesOfPhone(transaction, phone, anHourAgo)) >= mostRequestsInAnHour) {
    throw new ShopError('too_many_requests');
  }
}
