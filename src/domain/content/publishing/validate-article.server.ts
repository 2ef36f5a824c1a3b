import type { Transaction } from '#database/transaction.ts';
import { relativePathOf } from '#images/image-address.ts';
import { type FieldError, ShopError } from '#primitives/shop-error.ts';
import type { ArticleBody } from './article-body.ts';
import { longestSlug, slugFromTitle } from './article-slug.ts';
import { findTakenSlugs, type KnownImage, lockImages } from './article-write-queries.server.ts';
import type { DocumentBlock } from './document-blocks.ts';
import { normalizeDocument } from './normalize-document.ts';
import { publicationErrors } from './publication-errors.ts';

export interface ArticleRules {
  /** Whether the shop refuses to publish what lacks Arabic. */
  readonly requiresArabic: boolean;
}

export interface ValidArticle {
  readonly body: ArticleBody;
  readonly coverImageId: string | null;
  /** Pictures within the text, in both languages. */
  readonly imageIds: readonly string[];
}

/** Checks an article against the database and completes it: slug, publication time, sizes of pictures. */
export async function validateArticle(
  transaction: Transaction,
  given: ArticleBody,
  rules: ArticleRules,
  { ownId, now }: { readonly ownId?: string; readonly now: Date },
): Promise<ValidArticle> {
  const normalized = normalizeBody(given);
  const slug = normalized.slug || (await freeSlug(transaction, slugFromTitle(normalized.title), ownId));
  const coverPath = normalized.cover === null ? null : relativePathOf(normalized.cover);
  const paths = [...picturePaths(normalized), ...(coverPath === null ? [] : [coverPath])];
  const known = await lockImages(transaction, [...new Set(paths)]);
  const cover = coverPath === null ? undefined : known.get(coverPath);
  const errors: FieldError[] = [
    ...publicationErrors(normalized, rules),
    ...(await slugErrors(transaction, slug, ownId)),
    ...(normalized.cover !== null && !cover
      ? [{ path: 'cover', code: 'invalid', rule: 'stored_picture' } as const]
      : []),
    ...unknownPictures(normalized.body, 'body', known),
    ...unknownPictures(normalized.translations.ar.body, 'translations.ar.body', known),
  ];
  if (errors.length > 0) throw new ShopError('invalid_input', { fields: errors });
  const { ar } = normalized.translations;
  const publishAt = normalized.publishAt ?? (normalized.status === 'published' ? now.toISOString() : null);
  return {
    body: {
      ...normalized,
      slug,
      publishAt: publishAt && new Date(publishAt).toISOString(),
      body: withSizes(normalized.body, known),
      translations: { ar: { ...ar, body: withSizes(ar.body, known) } },
    },
    coverImageId: cover?.id ?? null,
    imageIds: picturePaths(normalized).flatMap((path) => known.get(path)?.id ?? []),
  };
}

function normalizeBody(given: ArticleBody): ArticleBody {
  const { ar } = given.translations;
  return {
    ...given,
    body: normalizeDocument(given.body),
    translations: { ar: { ...ar, body: normalizeDocument(ar.body) } },
  };
}

async function slugErrors(
  transaction: Transaction,
  slug: string,
  ownId: string | undefined,
): Promise<FieldError[]> {
  if (slug === '') return [{ path: 'slug', code: 'required' }];
  const taken = await findTakenSlugs(transaction, [slug], ownId);
  return taken.has(slug) ? [{ path: 'slug', code: 'taken' }] : [];
}

const mostNumbers = 50;

/** The first free one of 'a-title', 'a-title-2' and so on; empty if there is no title to make it from. */
async function freeSlug(transaction: Transaction, slug: string, ownId: string | undefined): Promise<string> {
  if (slug === '') return '';
  const numbered = Array.from({ length: mostNumbers }, (_, place) =>
    place === 0 ? slug : `${slug.slice(0, longestSlug - 3).replace(/-$/, '')}-${place + 1}`,
  );
  const taken = await findTakenSlugs(transaction, numbered, ownId);
  return numbered.find((candidate) => !taken.has(candidate)) ?? slug;
}

function picturePaths({ body, translations }: ArticleBody): string[] {
  return [...body, ...translations.ar.body].flatMap((block) =>
    block.kind === 'picture' ? [block.picture.relativePath] : [],
  );
}

function unknownPictures(
  blocks: readonly DocumentBlock[],
  path: string,
  known: ReadonlyMap<string, KnownImage>,
): FieldError[] {
  const isUnknown = blocks.some(
    (block) => block.kind === 'picture' && !known.has(block.picture.relativePath),
  );
  return isUnknown ? [{ path, code: 'invalid', rule: 'stored_picture' }] : [];
}

/** With the stored sizes of pictures: a page reserves their space. */
function withSizes(
  blocks: readonly DocumentBlock[],
  known: ReadonlyMap<string, KnownImage>,
): DocumentBlock[] {
  return blocks.map((block) => {
    const image = block.kind === 'picture' ? known.get(block.picture.relativePath) : undefined;
    if (block.kind !== 'picture' || !image) return block;
    const { relativePath, width, height } = image;
    return { ...block, picture: { relativePath, width, height } };
  });
}
