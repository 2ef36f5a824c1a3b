import type { Database } from '#database/connect.ts';
import { type ChangeOrigin, recordChanges } from '#database/record-changes.ts';
import { inTransaction, type Transaction } from '#database/transaction.ts';
import { qatarDay } from '#domain/delivery/working-days.ts';
import type { EmailSender } from '#mail/templates/order-email-data.ts';
import { dirhamsFromQar, qarFromDirhams } from '#primitives/money.ts';
import { ShopError } from '#primitives/shop-error.ts';
import { enqueueVersionEmail } from './enqueue-quote-emails.server.ts';
import { newestVersion, type Quote } from './quote.ts';
import { quoteAmounts, quoteLineTotal } from './quote-amounts.ts';
import {
  findQuotedProducts,
  insertQuoteVersion,
  lockQuote,
  requireQuote,
  updateQuote,
} from './quote-queries.server.ts';
import { findStatusAfter, statusOn } from './quote-states.ts';
import type { QuoteVersionBody } from './quote-version-body.ts';
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
    const newest = newestVersion(quote);
    const status = findStatusAfter(statusOn({ ...newest, status: quote.status }, qatarDay(now)), 'send');
    if (!status) throw new ShopError('status_not_possible');
    if (body.basedOn !== newest.number) {
      throw new ShopError('stale_version', {
        conflict: {
          version: newest.number,
          changed: ['versions'],
          current: serializeQuote(quote, qatarDay(now)),
        },
      });
    }
    if (body.validUntil < qatarDay(now)) {
      throw new ShopError('invalid_input', { fields: [{ path: 'validUntil', code: 'invalid' }] });
    }
    const lines = await quotedLines(transaction, body);
    await insertQuoteVersion(
      transaction,
      {
        quoteId: id,
        number: newest.number + 1,
        validUntil: body.validUntil,
        ...quoteAmounts(lines, {
          discount: dirhamsFromQar(body.discount),
          deliveryFee: dirhamsFromQar(body.deliveryFee),
        }),
        message: body.message,
        createdBy: actor,
        createdAt: now,
        sentAt: now,
      },
      lines,
    );
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

/** Serializes a quotation for the audit log: the offer, and no personal data. */
function recordedQuote(quote: Quote) {
  const { id, version, reference, status } = quote;
  const { number, total, discount, deliveryFee, validUntil } = newestVersion(quote);
  return {
    id,
    version,
    reference,
    status,
    offer: number,
    total: qarFromDirhams(total),
    discount: qarFromDirhams(discount),
    deliveryFee: qarFromDirhams(deliveryFee),
    validUntil,
  };
}

async function quotedLines(transaction: Transaction, { lines }: QuoteVersionBody) {
  // An order has one line for a product, and this may become one.
  const repeated = lines.findIndex(
    ({ productId }, index) => productId && lines.slice(0, index).some((line) => line.productId === productId),
  );
  if (repeated >= 0) {
    throw new ShopError('invalid_input', {
      fields: [{ path: `lines.${repeated}.productId`, code: 'taken' }],
    });
  }
  const products = await findQuotedProducts(
    transaction,
    lines.flatMap(({ productId }) => (productId ? [productId] : [])),
  );
  return lines.map(({ productId, name, translations, quantity, unitPrice: qar }, index) => {
    const product = productId ? products.get(productId) : undefined;
    if (productId && !product) {
      throw new ShopError('invalid_input', {
        fields: [{ path: `lines.${index}.productId`, code: 'invalid' }],
      });
    }
    const unitPrice = qar === null ? null : dirhamsFromQar(qar);
    return {
      productId,
      sku: product?.sku ?? '',
      nameEn: name,
      nameAr: translations.ar.name,
      quantity,
      unitPrice,
      lineTotal: quoteLineTotal({ quantity, unitPrice }),
    };
  });
}
