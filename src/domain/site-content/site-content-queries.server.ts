import { and, eq, gt, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { pictureOfImage } from '#database/image-rows.ts';
import { auditLog } from '#database/schema/audit-log.ts';
import { images } from '#database/schema/images.ts';
import { siteContent, siteContentPreviews } from '#database/schema/site-content.ts';
import type { Queryable, Transaction } from '#database/transaction.ts';
import type { Picture } from '#images/image-address.ts';
import type { LocalizedText } from '#primitives/text/localized-text.ts';
import type { SiteContent } from './site-content.ts';

export interface StoredContent {
  readonly document: unknown;
  readonly version: number;
}

/** A document with the pictures that it refers to, by relative path. */
export interface ContentWithPictures {
  readonly document: unknown;
  readonly pictures: Readonly<Record<string, Picture>>;
}

/** Every picture that a document refers to, wherever in it. */
const picturesOf = (document: SQL | typeof siteContent.document | typeof siteContentPreviews.document) =>
  sql<Record<string, Picture>>`(
    select coalesce(json_object_agg(${images.relativePath}, ${pictureOfImage}), '{}') from ${images}
    where ${images.relativePath} in (select jsonb_path_query(${document}, '$.**.picture') #>> '{}'))`;

export async function findSiteContent(db: Queryable): Promise<StoredContent | undefined> {
  const [row] = await db
    .select({ document: siteContent.document, version: siteContent.version })
    .from(siteContent);
  return row;
}

export async function findContentWithPictures(db: Queryable): Promise<ContentWithPictures | undefined> {
  const [row] = await db
    .select({ document: siteContent.document, pictures: picturesOf(siteContent.document) })
    .from(siteContent);
  return row;
}

export async function findPreviewWithPictures(
  db: Queryable,
  key: string,
  validSince: Date,
): Promise<ContentWithPictures | undefined> {
  const [row] = await db
    .select({ document: siteContentPreviews.document, pictures: picturesOf(siteContentPreviews.document) })
    .from(siteContentPreviews)
    .where(and(eq(siteContentPreviews.key, key), gt(siteContentPreviews.createdAt, validSince)));
  return row;
}

/** Locks the row (SELECT … FOR UPDATE). */
export async function findSiteContentToChange(transaction: Transaction): Promise<StoredContent | undefined> {
  const [row] = await transaction
    .select({ document: siteContent.document, version: siteContent.version })
    .from(siteContent)
    .for('update');
  return row;
}

export async function insertSiteContent(transaction: Transaction, document: SiteContent): Promise<void> {
  await transaction.insert(siteContent).values({ document });
}

export async function updateSiteContent(
  transaction: Transaction,
  { document, version }: { readonly document: SiteContent; readonly version: number },
  updatedAt: Date,
): Promise<void> {
  await transaction.update(siteContent).set({ document, version, updatedAt });
}

/** Replaces the document of a shop that is being seeded; its version and date stay. */
export async function setSeededContent(transaction: Transaction, document: SiteContent): Promise<void> {
  await transaction.update(siteContent).set({ document });
}

/** The alternative texts of pictures, by relative path. Locks them, so that none is deleted before the contents refer to it. */
export async function lockPictures(
  transaction: Transaction,
  paths: readonly string[],
): Promise<Map<string, LocalizedText>> {
  if (paths.length === 0) return new Map();
  const rows = await transaction
    .select({ path: images.relativePath, en: images.altEn, ar: images.altAr })
    .from(images)
    .where(inArray(images.relativePath, [...paths]))
    .orderBy(images.id)
    .for('share');
  return new Map(rows.map(({ path, en, ar }) => [path, { en, ar }]));
}

/** What staff need to describe a picture in place. */
export async function listPictures(db: Queryable, paths: readonly string[]) {
  if (paths.length === 0) return [];
  return db
    .select({
      id: images.id,
      relativePath: images.relativePath,
      en: images.altEn,
      ar: images.altAr,
      version: images.version,
    })
    .from(images)
    .where(inArray(images.relativePath, [...paths]));
}

/** The relative paths of seeded scene pictures, by file name. */
export async function findScenePaths(
  transaction: Transaction,
  fileNames: readonly string[],
): Promise<Map<string, string>> {
  const rows = await transaction
    .select({ name: images.originalName, path: images.relativePath })
    .from(images)
    .where(and(eq(images.category, 'scenes'), inArray(images.originalName, [...fileNames])));
  return new Map(rows.map(({ name, path }) => [name, path]));
}

export async function insertPreview(
  transaction: Transaction,
  preview: { readonly key: string; readonly document: SiteContent; readonly createdAt: Date },
): Promise<void> {
  await transaction.insert(siteContentPreviews).values(preview);
}

export async function deletePreviewsBefore(transaction: Transaction, moment: Date): Promise<void> {
  await transaction.delete(siteContentPreviews).where(lt(siteContentPreviews.createdAt, moment));
}

export interface ContentChangeEntry {
  readonly before: unknown;
  readonly after: unknown;
}

/** A change of the contents in the history, if the entry is one of these actions. */
export async function findContentChange(
  db: Queryable,
  entryId: number,
  actions: readonly string[],
): Promise<ContentChangeEntry | undefined> {
  const [entry] = await db
    .select({ before: auditLog.before, after: auditLog.after })
    .from(auditLog)
    .where(and(eq(auditLog.id, entryId), inArray(auditLog.action, [...actions])));
  return entry;
}
