import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { Database } from '#database/connect.ts';
import { hashIdempotentRequest, requireSameIdempotentRequest } from '#database/idempotency.ts';
import { inTransaction, type Transaction } from '#database/transaction.ts';
import { largestQuantity } from '#domain/cart/cart.ts';
import type { DeliveryFacts } from '#domain/delivery/delivery-answer.ts';
import { deliveryFee } from '#domain/delivery/delivery-fee.ts';
import { deliveryTerms } from '#domain/delivery/delivery-settings.ts';
import { addDays, qatarDay } from '#domain/delivery/working-days.ts';
import type { EmailSender } from '#mail/templates/order-email-data.ts';
import { type FieldError, ShopError } from '#primitives/shop-error.ts';
import { referenceFrom } from '#primitives/text/reference-number.ts';
import { enqueueRequestedEmails } from './enqueue-quote-emails.server.ts';
import { quoteAmounts, quoteLineTotal } from './quote-amounts.ts';
import type { QuoteBody, WantedLine } from './quote-body.ts';
import {
  countQuotesOfPhone,
  findQuotedProducts,
  findRequestedQuote,
  insertQuote,
  insertQuoteVersion,
  type QuotedProduct,
  requireQuote,
} from './quote-queries.server.ts';

const daysValid = 90;
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
  const earlier = await findEarlier(db, key, requestHash);
  if (earlier) return earlier;
  return inTransaction(db, async (transaction) => {
    await refuseTooMany(transaction, request.contact.phone, context.now);
    const ids = lines.flatMap((line) => ('productId' in line ? [line.productId] : []));
    const products = await findQuotedProducts(transaction, ids);
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
  const id = randomUUID();
  const reference = referenceFrom('QT', (limit) => randomInt(limit));
  const trackingKey = randomBytes(18).toString('base64url');
  const { contact, company, zone } = request;
  const inserted = await insertQuote(transaction, {
    id,
    reference,
    trackingKey,
    idempotencyKey: key,
    requestHash,
    locale: request.locale,
    contactName: contact.name,
    contactPhone: contact.phone,
    contactEmail: contact.email,
    ...(company && {
      companyName: company.name,
      companyCrNumber: company.crNumber,
    }),
    source: request.source,
    service: request.service ?? '',
    zoneNumber: zone,
    wantedOn: request.wantedOn,
    notes: request.notes,
    createdAt: now,
    updatedAt: now,
  });
  if (!inserted) {
    const meanwhile = await findEarlier(transaction, key, requestHash);
    if (meanwhile) return meanwhile;
    throw new Error(`the reference ${reference} is taken`);
  }
  const lines = request.lines.map((line) => quotedLine(line, products));
  const { subtotal } = quoteAmounts(lines, { discount: 0, deliveryFee: 0 });
  const fee = zone === null ? 0 : deliveryFee(deliveryTerms(facts.settings, zone), subtotal);
  await insertQuoteVersion(
    transaction,
    {
      quoteId: id,
      number: 1,
      validUntil: addDays(qatarDay(now), daysValid),
      ...quoteAmounts(lines, { discount: 0, deliveryFee: fee }),
      createdBy: 'system',
      createdAt: now,
      sentAt: now,
    },
    lines,
  );
  await enqueueRequestedEmails(transaction, await requireQuote(transaction, id), shop);
  return { reference, trackingKey };
}

/** At list price; what is described in words has its price on request. */
function quotedLine(line: QuoteBody['lines'][number], products: ReadonlyMap<string, QuotedProduct>) {
  const { quantity } = line;
  if ('text' in line) {
    return { productId: null, nameEn: line.text, quantity, unitPrice: null, lineTotal: null };
  }
  const product = products.get(line.productId);
  if (!product) throw new Error(`the product ${line.productId} was looked for and not found`);
  const { sku, name, price: unitPrice } = product;
  return {
    productId: line.productId,
    sku,
    nameEn: name.en,
    nameAr: name.ar,
    quantity,
    unitPrice,
    lineTotal: quoteLineTotal({ quantity, unitPrice }),
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
      ? [{ path: `lines.${index}.productId`, code: 'invalid' as const }]
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

async function findEarlier(
  db: Database | Transaction,
  key: string,
  requestHash: string,
): Promise<RequestedQuote | undefined> {
  const earlier = await findRequestedQuote(db, key);
  if (!earlier) return undefined;
  requireSameIdempotentRequest(earlier, requestHash);
  return { reference: earlier.reference, trackingKey: earlier.trackingKey };
}
