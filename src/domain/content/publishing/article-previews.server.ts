import { randomBytes } from 'node:crypto';
import type { Database } from '#database/connect.ts';
import { inTransaction } from '#database/transaction.ts';
import { type Picture, relativePathOf } from '#images/image-address.ts';
import type { Locale } from '#primitives/locale.ts';
import type { Article } from '../article.ts';
import type { ArticleBody } from './article-body.ts';
import { articleColumns } from './article-columns.ts';
import { articleFrom } from './article-from-row.ts';
import { lockImages } from './article-write-queries.server.ts';
import type { DocumentBlock } from './document-blocks.ts';
import { normalizeDocument } from './normalize-document.ts';
import { deletePreviewsBefore, findPreview, insertPreview } from './preview-queries.server.ts';

/** How long the address of a preview can be opened. */
const previewDays = 7;

interface PreviewDocument {
  readonly body: ArticleBody;
  readonly picture: Picture | null;
}

/** Stores an article as it stands in a form, saved or not, and returns the secret of its preview address. */
export async function createPreview(db: Database, body: ArticleBody, now: Date): Promise<string> {
  const key = randomBytes(16).toString('base64url');
  await inTransaction(db, async (transaction) => {
    const path = body.cover === null ? null : relativePathOf(body.cover);
    const image = path === null ? undefined : (await lockImages(transaction, [path])).get(path);
    const { ar } = body.translations;
    const document: PreviewDocument = {
      body: {
        ...body,
        body: normalizeDocument(body.body),
        translations: { ar: { ...ar, body: normalizeDocument(ar.body) } },
      },
      picture: image
        ? {
            relativePath: image.relativePath,
            width: image.width,
            height: image.height,
            alt: { en: '', ar: '' },
          }
        : null,
    };
    await insertPreview(transaction, { key, document, createdAt: now });
  });
  return key;
}

/** The article of a preview, with its text in the language in which the page is read. */
export async function readPreview(
  db: Database,
  key: string,
  locale: Locale,
  now: Date,
): Promise<{ article: Article; text: { body: readonly DocumentBlock[]; closing: string } } | undefined> {
  const found = (await findPreview(db, key, oldest(now))) as PreviewDocument | undefined;
  if (!found) return undefined;
  const { body, picture } = found;
  const columns = articleColumns(body);
  const article = articleFrom({
    ...columns,
    id: key,
    publishAt: columns.publishAt ?? now,
    hasBodyEn: body.body.length > 0,
    hasBodyAr: body.translations.ar.body.length > 0,
    picture,
  });
  const texts = article.textLocale[locale] === 'en' ? body : body.translations.ar;
  return { article, text: { body: texts.body, closing: texts.closing } };
}

/** Deletes previews whose address has expired. */
export async function deleteOldPreviews(db: Database, now: Date): Promise<{ deleted: number }> {
  return { deleted: await deletePreviewsBefore(db, oldest(now)) };
}

function oldest(now: Date): Date {
  return new Date(now.getTime() - previewDays * 24 * 60 * 60 * 1000);
}
