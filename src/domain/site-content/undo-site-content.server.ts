import type { Database } from '#database/connect.ts';
import { inTransaction, type Transaction } from '#database/transaction.ts';
import { ShopError } from '#primitives/shop-error.ts';
import { type ContentOrigin, lockContent, writeContent } from './save-site-content.server.ts';
import { picturePaths, serializeSiteContent, toStoredContent } from './serialize-site-content.ts';
import { type SiteContent, type SiteSection, siteContentBodySchema } from './site-content.ts';
import { siteContentErrors } from './site-content-errors.ts';
import { findContentChange, lockPictures } from './site-content-queries.server.ts';
import { planContentUndo, type UndoPlan } from './undo-plan.ts';
import { undoableContentActions } from './undoable-content-actions.ts';

export interface UndoneContent {
  readonly undone: number;
  readonly refused: {
    readonly id: SiteSection;
    readonly name: null;
    readonly reason: 'changed' | 'gone';
    readonly fields: string[];
  }[];
}

/** Undoes a change of the contents, section by section. */
export async function undoSiteContent(
  db: Database,
  entryId: number,
  preview: boolean,
  origin: ContentOrigin,
): Promise<UndoneContent> {
  return inTransaction(db, async (transaction) => {
    const entry = await findContentChange(transaction, entryId, undoableContentActions);
    const before = readState(entry?.before);
    const after = readState(entry?.after);
    if (!before || !after) throw new ShopError('not_found');
    const stored = await lockContent(transaction);
    const current = readState(serializeSiteContent(stored));
    if (!current) throw new Error('serialized contents have the shape of a request');
    const { plan, gone } = await withoutUnfit(transaction, before, after, current);
    if (!preview && plan.undone.length > 0) {
      const document = toStoredContent(plan.content);
      await writeContent(transaction, { stored, document, action: 'undo-site-content' }, origin);
    }
    return {
      undone: plan.undone.length,
      refused: [
        ...plan.refused.map(({ section, fields }) => ({
          id: section,
          name: null,
          reason: 'changed' as const,
          fields: [...fields],
        })),
        ...gone.map((section) => ({ id: section, name: null, reason: 'gone' as const, fields: [] })),
      ],
    };
  });
}

/** A state of the history in the shape that the contents have now. */
function readState(state: unknown): SiteContent | undefined {
  if (typeof state !== 'object' || state === null) return undefined;
  const { id: _id, version: _version, ...content } = state as Record<string, unknown>;
  return siteContentBodySchema.safeParse(content).data;
}

/** Leaves out sections that what they had does not fit any more, such as a picture that was deleted since. */
async function withoutUnfit(
  transaction: Transaction,
  before: SiteContent,
  after: SiteContent,
  current: SiteContent,
): Promise<{ plan: UndoPlan; gone: SiteSection[] }> {
  const plan = planContentUndo(before, after, current);
  const content = toStoredContent(plan.content);
  const descriptions = await lockPictures(transaction, picturePaths(content));
  // Arabic that the shop requires today was not required then: it is no reason to keep a mistake.
  const errors = siteContentErrors(content, { descriptions, requiresArabic: false });
  const gone = plan.undone.filter((section) => errors.some(({ path }) => path.startsWith(`${section}.`)));
  if (gone.length === 0) return { plan, gone };
  const kept = Object.fromEntries(gone.map((section) => [section, current[section]]));
  return {
    plan: {
      ...plan,
      content: { ...plan.content, ...kept },
      undone: plan.undone.filter((section) => !gone.includes(section)),
    },
    gone,
  };
}
