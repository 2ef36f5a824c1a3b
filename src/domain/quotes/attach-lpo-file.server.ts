import type { Database } from '#database/connect.ts';
import { inTransaction } from '#database/transaction.ts';
import { ShopError } from '#primitives/shop-error.ts';
import type { AttachmentStore } from './attachment-store.server.ts';
import type { Quote } from './quote.ts';
import { lockQuote, requireQuote, updateQuote } from './quote-queries.server.ts';

/** Throws unless the quotation was accepted: nothing is stored for a mere request. */
export function requireAccepted({ status }: Pick<Quote, 'status'>): void {
  if (status !== 'accepted') throw new ShopError('status_not_possible');
}

/**
 * Stores the purchase order file of an accepted quotation. It is idempotent: the same file may be sent again, when the
 * answer was lost. Another one is refused, so that nobody with the link can replace what staff have read.
 */
export async function attachLpoFile(
  db: Database,
  attachments: AttachmentStore,
  quoteId: string,
  upload: { readonly bytes: Uint8Array; readonly name: string },
  now: Date,
): Promise<void> {
  // Before the transaction: decoding a picture takes a while, during which no row should be locked.
  const checked = await attachments.check(upload.bytes, upload.name);
  await inTransaction(db, async (transaction) => {
    await lockQuote(transaction, quoteId);
    const quote = await requireQuote(transaction, quoteId);
    requireAccepted(quote);
    // Named by their contents.
    if (quote.lpoFile?.relativePath === checked.relativePath) return;
    if (quote.lpoFile) throw new ShopError('status_not_possible');
    const lpoFile = await attachments.keep(checked);
    await updateQuote(transaction, quoteId, { lpoFile, version: quote.version + 1, updatedAt: now });
  });
}
