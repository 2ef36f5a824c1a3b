import { isDeepStrictEqual } from 'node:util';
import type { Database } from '#database/connect.ts';
import { type ChangeOrigin, recordChanges } from '#database/record-changes.ts';
import { rejectStaleVersion } from '#database/reject-stale-version.ts';
import { inTransaction, type Transaction } from '#database/transaction.ts';
import { ShopError } from '#primitives/shop-error.ts';
import { withNormalizedLinks } from './normalize-links.ts';
import { readContent } from './page-content.ts';
import {
  picturePaths,
  type SiteContentResponse,
  serializeSiteContent,
  toStoredContent,
} from './serialize-site-content.ts';
import { type SiteContent, type SiteContentChange, type SiteSection, siteSections } from './site-content.ts';
import { siteContentErrors } from './site-content-errors.ts';
import {
  findSiteContentToChange,
  insertSiteContent,
  lockPictures,
  type StoredContent,
  updateSiteContent,
} from './site-content-queries.server.ts';

export interface ContentOrigin extends ChangeOrigin {
  readonly publicUrl: string;
}

/** Saves the words and pictures of the shop. `requiresArabic` is the setting of the catalogue. */
export async function saveSiteContent(
  db: Database,
  { version, ...body }: SiteContentChange,
  requiresArabic: boolean,
  origin: ContentOrigin,
): Promise<SiteContentResponse> {
  return inTransaction(db, async (transaction) => {
    const stored = await lockContent(transaction);
    const before = serializeSiteContent(stored);
    await rejectStaleVersion(transaction, { entity: 'site-content', current: before, version, wanted: body });
    const document = toStoredContent(withNormalizedLinks(body, origin.publicUrl));
    const descriptions = await lockPictures(transaction, picturePaths(document));
    const changed = changedSections(stored.document, document);
    const fields = siteContentErrors(document, { descriptions, requiresArabic }).filter(({ path }) =>
      changed.some((section) => path.startsWith(`${section}.`)),
    );
    if (fields.length > 0) throw new ShopError('invalid_input', { fields });
    return writeContent(transaction, { stored, document, action: 'save-site-content' }, origin);
  });
}

/** A section that stays as it is stays valid, whatever is required since: staff need not mend what they did not touch. */
function changedSections(stored: unknown, document: SiteContent): SiteSection[] {
  const before = readContent(stored);
  return siteSections.filter((section) => !isDeepStrictEqual(before[section], document[section]));
}

/** Locks the contents; a shop that has none yet gets an empty row, so that two first saves do not meet. */
export async function lockContent(transaction: Transaction): Promise<StoredContent> {
  const stored = await findSiteContentToChange(transaction);
  if (stored) return stored;
  const { id: _id, version, ...document } = serializeSiteContent({ document: {}, version: 1 });
  await insertSiteContent(transaction, document);
  return { document, version };
}

interface ContentWrite {
  readonly stored: StoredContent;
  readonly document: SiteContent;
  readonly action: 'save-site-content' | 'undo-site-content';
}

/** Writes contents and their history, and invalidates the pages. */
export async function writeContent(
  transaction: Transaction,
  { stored, document, action }: ContentWrite,
  origin: ChangeOrigin,
): Promise<SiteContentResponse> {
  const saved = { document, version: stored.version + 1 };
  await updateSiteContent(transaction, saved, origin.now);
  const after = serializeSiteContent(saved);
  await recordChanges(transaction, { invalidatesPages: true }, origin, {
    action,
    entity: 'site-content',
    entityId: after.id,
    before: serializeSiteContent(stored),
    after,
  });
  return after;
}
