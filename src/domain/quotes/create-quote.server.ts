import type { Database } from '#database/connect.ts';
import { hashIdempotentRequest } from '#database/idempotency.ts';
import { type ChangeOrigin, recordChanges } from '#database/record-changes.ts';
import { inTransaction } from '#database/transaction.ts';
import type { DeliveryFacts } from '#domain/delivery/delivery-answer.ts';
import { qatarDay } from '#domain/delivery/working-days.ts';
import type { EmailSender } from '#mail/templates/order-email-data.ts';
import { enqueueVersionEmail } from './enqueue-quote-emails.server.ts';
import { findEarlierQuote, insertNewQuote, requireKnownZone } from './insert-new-quote.server.ts';
import { storePlan } from './plans/store-plan.server.ts';
import type { Quote, QuoteVersion } from './quote.ts';
import { insertQuoteVersion, requireQuote, updateQuote } from './quote-queries.server.ts';
import { recordedQuote } from './recorded-quote.ts';
import { offerOf, previewed } from './send-quote-version.server.ts';
import type { StaffQuoteBody } from './staff-quote-body.ts';

interface CreateContext {
  readonly facts: Pick<DeliveryFacts, 'zones'>;
  readonly shop: EmailSender;
  readonly origin: ChangeOrigin;
}

/**
 * Makes a quotation for a caller: the buyer's details and an offer of staff, which is mailed as version 1. It is
 * idempotent: a repeat with the same key returns the same quotation.
 */
export async function createQuote(
  db: Database,
  { key, ...body }: StaffQuoteBody,
  { facts, shop, origin }: CreateContext,
): Promise<Quote> {
  const { actor, now } = origin;
  const requestHash = hashIdempotentRequest(body);
  return inTransaction(db, async (transaction) => {
    const earlier = await findEarlierQuote(transaction, key, requestHash);
    if (earlier) return requireQuote(transaction, earlier.id);
    requireKnownZone(body.zone, facts);
    const offer = await offerOf(transaction, body, qatarDay(now));
    const inserted = await insertNewQuote(transaction, {
      key,
      requestHash,
      buyer: { ...body, source: 'staff', service: null },
      now,
    });
    if (!inserted.isNew) return requireQuote(transaction, inserted.id);
    const { id } = inserted;
    await insertQuoteVersion(transaction, offer, { quoteId: id, number: 1, by: actor, now });
    await storePlan(transaction, body.plan, { quoteId: id, fromVersion: 1 });
    await updateQuote(transaction, id, { status: 'quoted', updatedAt: now });
    const created = await requireQuote(transaction, id);
    await enqueueVersionEmail(transaction, created, shop);
    await recordChanges(transaction, { invalidatesPages: false }, origin, {
      action: 'create-quotation',
      entity: 'quotation',
      entityId: id,
      after: recordedQuote(created),
    });
    return created;
  });
}

/** The version that `createQuote` would send, with its refusals; nothing is stored. */
export async function previewQuote(
  db: Database,
  body: StaffQuoteBody,
  { facts, origin }: Pick<CreateContext, 'facts' | 'origin'>,
): Promise<QuoteVersion> {
  requireKnownZone(body.zone, facts);
  return previewed(await offerOf(db, body, qatarDay(origin.now)), 1, origin);
}
