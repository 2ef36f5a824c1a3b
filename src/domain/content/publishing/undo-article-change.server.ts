import { isDeepStrictEqual } from 'node:util';
import type { Database } from '#database/connect.ts';
import type { ChangeOrigin } from '#database/record-changes.ts';
import { inTransaction } from '#database/transaction.ts';
import { ShopError } from '#primitives/shop-error.ts';
import type { LocalizedText } from '#primitives/text/localized-text.ts';
import { type ArticleBody, articleBodySchema } from './article-body.ts';
import {
  findArticleChange,
  findStoredArticle,
  findTakenSlugs,
  lockArticles,
} from './article-write-queries.server.ts';
import { writeArticle } from './save-article.server.ts';
import { serializeArticle } from './serialize-article.ts';
import { undoableArticleActions } from './undoable-article-actions.ts';
import type { ArticleRules } from './validate-article.server.ts';

interface UndoneArticle {
  readonly undone: number;
  readonly refused: {
    id: string;
    name: LocalizedText;
    reason: 'changed' | 'gone' | 'taken';
    fields: string[];
  }[];
}

type Field = keyof ArticleBody;
const writtenFields = Object.keys(articleBodySchema.shape) as Field[];
const arabicFields = Object.keys(
  articleBodySchema.shape.translations.shape.ar.shape,
) as (keyof ArticleBody['translations']['ar'])[];

/**
 * Undoes one change of an article: what the change wrote gets the value from before it, if nothing else has written it
 * since; other fields stay. Arabic and English are fields of their own.
 */
export async function undoArticleChange(
  db: Database,
  entryId: number,
  preview: boolean,
  rules: ArticleRules,
  origin: ChangeOrigin,
): Promise<UndoneArticle> {
  return inTransaction(db, async (transaction) => {
    await lockArticles(transaction);
    const change = await findArticleChange(transaction, entryId, undoableArticleActions);
    if (!change) throw new ShopError('not_found');
    const { entityId: id } = change;
    const [before, after] = [flattened(change.before), flattened(change.after)];
    const name = { en: change.after.title ?? '', ar: change.after.translations?.ar.title ?? '' };
    const refuse = (reason: UndoneArticle['refused'][number]['reason'], fields: string[]) => ({
      undone: 0,
      refused: [{ id, name: { en: name.en || name.ar, ar: name.ar || name.en }, reason, fields }],
    });
    const stored = await findStoredArticle(transaction, id);
    if (!stored) return refuse('gone', []);
    const current = flattened(serializeArticle(stored));
    const changed = [...before.keys()].filter((field) => !isSame(before.get(field), after.get(field)));
    const rewritten = changed.filter((field) => !isSame(current.get(field), after.get(field)));
    if (rewritten.length > 0) return refuse('changed', rewritten);
    const wanted = unflattened(
      new Map([...current, ...changed.map((field) => [field, before.get(field)] as const)]),
    );
    if ((await findTakenSlugs(transaction, [wanted.slug], id)).has(wanted.slug)) {
      return refuse('taken', ['slug']);
    }
    if (!preview) await writeArticle(transaction, stored, wanted, { rules, origin, action: 'undo-article' });
    return { undone: 1, refused: [] };
  });
}

const isSame = isDeepStrictEqual;

/** The fields of an article by name, the Arabic ones as 'translations.ar.title'. */
function flattened(article: Partial<ArticleBody>): Map<string, unknown> {
  const { translations } = article;
  return new Map<string, unknown>([
    ...writtenFields
      .filter((field) => field !== 'translations' && field in article)
      .map((field) => [field, article[field]] as const),
    ...(translations
      ? arabicFields.map((field) => [`translations.ar.${field}`, translations.ar[field]] as const)
      : []),
  ]);
}

function unflattened(fields: ReadonlyMap<string, unknown>): ArticleBody {
  const ar = Object.fromEntries(arabicFields.map((field) => [field, fields.get(`translations.ar.${field}`)]));
  const own = writtenFields
    .filter((field) => field !== 'translations')
    .map((field) => [field, fields.get(field)] as const);
  return { ...Object.fromEntries(own), translations: { ar } } as ArticleBody;
}
