import { randomBytes } from 'node:crypto';
import type { Database } from '#database/connect.ts';
import { inTransaction } from '#database/transaction.ts';
import { withNormalizedLinks } from './normalize-links.ts';
import { validSince } from './preview-address.ts';
import { toStoredContent } from './serialize-site-content.ts';
import type { SiteContent } from './site-content.ts';
import { deletePreviewsBefore, insertPreview } from './site-content-queries.server.ts';

/**
 * Stores unsaved contents for a while, under a secret key with which the real page shows them. They may be incomplete:
 * what is missing does not show, as on the page.
 */
export async function previewSiteContent(
  db: Database,
  body: SiteContent,
  { now, publicUrl }: { readonly now: Date; readonly publicUrl: string },
): Promise<{ key: string }> {
  const key = randomBytes(18).toString('base64url');
  await inTransaction(db, async (transaction) => {
    await deletePreviewsBefore(transaction, validSince(now));
    const document = toStoredContent(withNormalizedLinks(body, publicUrl));
    await insertPreview(transaction, { key, document, createdAt: now });
  });
  return { key };
}
