import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { requireSameIdempotentRequest } from '#database/idempotency.ts';
import type { Queryable, Transaction } from '#database/transaction.ts';
import { usefulAccess } from '#domain/catalogue/fit/known-buildings.ts';
import type { DeliveryFacts } from '#domain/delivery/delivery-answer.ts';
import { ShopError } from '#primitives/shop-error.ts';
import { referenceFrom } from '#primitives/text/reference-number.ts';
import type { Quote } from './quote.ts';
import { findRequestedQuote, insertQuote } from './quote-queries.server.ts';

type StoredQuote = Pick<Quote, 'id' | 'reference' | 'trackingKey'>;

interface NewQuote {
  readonly key: string;
  readonly requestHash: string;
  readonly buyer: Pick<
    Quote,
    'locale' | 'contact' | 'company' | 'source' | 'service' | 'zone' | 'wantedOn' | 'notes' | 'buyerReference'
  > &
    Partial<Pick<Quote, 'siteAccess'>>;
  readonly now: Date;
}

/** Stores a quotation without a version, with a new reference and key; finds the one of a concurrent repeat. */
export async function insertNewQuote(
  transaction: Transaction,
  { key, requestHash, buyer, now }: NewQuote,
): Promise<StoredQuote & { readonly isNew: boolean }> {
  const { contact, company } = buyer;
  const stored = {
    id: randomUUID(),
    reference: referenceFrom('QT', (limit) => randomInt(limit)),
    trackingKey: randomBytes(18).toString('base64url'),
  };
  const isNew = await insertQuote(transaction, {
    ...stored,
    idempotencyKey: key,
    requestHash,
    locale: buyer.locale,
    contactName: contact.name,
    contactPhone: contact.phone,
    contactEmail: contact.email,
    ...(company && { companyName: company.name, companyCrNumber: company.crNumber }),
    source: buyer.source,
    service: buyer.service ?? '',
    zoneNumber: buyer.zone,
    wantedOn: buyer.wantedOn,
    notes: buyer.notes,
    siteAccess: buyer.siteAccess ? usefulAccess(buyer.siteAccess) : null,
    buyerReference: buyer.buyerReference,
    createdAt: now,
    updatedAt: now,
  });
  if (isNew) return { ...stored, isNew };
  const meanwhile = await findEarlierQuote(transaction, key, requestHash);
  if (!meanwhile) throw new Error(`the reference ${stored.reference} is taken`);
  return { ...meanwhile, isNew };
}

/** The quotation of an earlier request with the same key; refuses a different request. */
export async function findEarlierQuote(
  db: Queryable,
  key: string,
  requestHash: string,
): Promise<StoredQuote | undefined> {
  const earlier = await findRequestedQuote(db, key);
  if (!earlier) return undefined;
  requireSameIdempotentRequest(earlier, requestHash);
  const { id, reference, trackingKey } = earlier;
  return { id, reference, trackingKey };
}

export function requireKnownZone(zone: number | null, { zones }: Pick<DeliveryFacts, 'zones'>): void {
  if (zone === null || zones.some(({ number }) => number === zone)) return;
  throw new ShopError('invalid_input', { fields: [{ path: 'zone', code: 'unknown_zone' }] });
}
