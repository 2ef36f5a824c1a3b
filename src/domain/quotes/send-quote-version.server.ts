import type { Database } from '#database/connect.ts';
import { type ChangeOrigin, recordChanges } from '#database/record-changes.ts';
import { inTransaction, type Queryable } from '#database/transaction.ts';
import { type Day, qatarDay } from '#domain/delivery/working-days.ts';
import type { EmailSender } from '#mail/templates/order-email-data.ts';
import type { QuoteStatus } from '#primitives/quote-status.ts';
import { ShopError } from '#primitives/shop-error.ts';
import { withFallback } from '#primitives/text/localized-text.ts';
import { enqueueVersionEmail } from './enqueue-quote-emails.server.ts';
import { makeOffer, type Offer } from './make-offer.ts';
import { storePlan } from './plans/store-plan.server.ts';
import { newestVersion, type Quote, type QuoteVersion } from './quote.ts';
import {
  findQuotedProducts,
  insertQuoteVersion,
  lockQuote,
  requireQuote,
  updateQuote,
} from './quote-queries.server.ts';
import { findStatusAfter, statusOn } from './quote-states.ts';
import type { OfferBody, QuoteVersionBody } from './quote-version-body.ts';
import { recordedQuote } from './recorded-quote.ts';
import { serializeQuote } from './serialize-quote.ts';

interface SendVersionContext {
  readonly shop: EmailSender;
  readonly origin: ChangeOrigin;
}

/** Stores a new version of a quotation by staff and emails it to the buyer. It replaces the version before. */
export async function sendQuoteVersion(
  db: Database,
  id: string,
  body: QuoteVersionBody,
  { shop, origin }: SendVersionContext,
): Promise<Quote> {
  const { actor, now } = origin;
  return inTransaction(db, async (transaction) => {
    await lockQuote(transaction, id);
    const quote = await requireQuote(transaction, id);
    const status = requireSendable(quote, body, qatarDay(now));
    const offer = await offerOf(transaction, body, qatarDay(now));
    const number = newestVersion(quote).number + 1;
    await insertQuoteVersion(transaction, offer, { quoteId: id, number, by: actor, now });
    await storePlan(transaction, body.plan, { quoteId: id, fromVersion: number });
    await updateQuote(transaction, id, {
      status,
      decidedAt: null,
      version: quote.version + 1,
      updatedAt: now,
    });
    const sent = await requireQuote(transaction, id);
    await enqueueVersionEmail(transaction, sent, shop);
    await recordChanges(transaction, { invalidatesPages: false }, origin, {
      action: 'send-quotation',
      entity: 'quotation',
      entityId: id,
      before: recordedQuote(quote),
      after: recordedQuote(sent),
    });
    return sent;
  });
}

/** The version that `sendQuoteVersion` would send, with its refusals; nothing is stored. */
export async function previewQuoteVersion(
  db: Database,
  id: string,
  body: QuoteVersionBody,
  { actor, now }: Pick<ChangeOrigin, 'actor' | 'now'>,
): Promise<{ readonly quote: Quote; readonly version: QuoteVersion }> {
  const quote = await requireQuote(db, id);
  requireSendable(quote, body, qatarDay(now));
  const offer = await offerOf(db, body, qatarDay(now));
  return { quote, version: previewed(offer, newestVersion(quote).number + 1, { actor, now }) };
}

/** An offer as it will look once it is sent. */
export function previewed(
  offer: Offer,
  number: number,
  { actor, now }: Pick<ChangeOrigin, 'actor' | 'now'>,
): QuoteVersion {
  const lines = offer.lines.map((line) => ({
    ...line,
    slug: null,
    name: withFallback(line.name),
  }));
  return { ...offer, lines, number, sentBy: actor, sentAt: now, withdrawal: null };
}

function requireSendable(quote: Quote, { basedOn }: QuoteVersionBody, today: Day): QuoteStatus {
  const newest = newestVersion(quote);
  const status = findStatusAfter(statusOn({ ...newest, status: quote.status }, today), 'send');
  if (!status) throw new ShopError('status_not_possible');
  if (basedOn !== newest.number) {
    throw new ShopError('stale_version', {
      conflict: { version: newest.number, changed: ['versions'], current: serializeQuote(quote, today) },
    });
  }
  return status;
}

export async function offerOf(db: Queryable, body: OfferBody, today: Day): Promise<Offer> {
  const ids = body.lines.flatMap(({ productId }) => productId ?? []);
  return makeOffer(body, await findQuotedProducts(db, ids, 'staff'), today);
}
