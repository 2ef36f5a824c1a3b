import type { Transaction } from '#database/transaction.ts';
import { relativePathOf } from '#images/image-address.ts';
import { type FieldError, ShopError } from '#primitives/shop-error.ts';
import type { ArticleBody } from './article-body.ts';
import { longestSlug, slugFromTitle } from './article-slug.ts';
import { findTakenSlugs, type KnownImage, lockImages } from './article-write-queries.server.ts';
import type { DocumentBlock } from './document-blocks.ts';
import { publicationErrors } from './publication-errors.ts';
import { tidyDocument } from './tidy-document.ts';

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
  const tidy = tidied(given);
  const slug = tidy.slug || (await freeSlug(transaction, slugFromTitle(tidy.title), ownId));
  const coverPath = tidy.cover === null ? null : relativePathOf(tidy.cover);
  const paths = [...picturePaths(tidy), ...(coverPath === null ? [] : [coverPath])];
  const known = await lockImages(transaction, [...new Set(paths)]);
  const cover = coverPath === null ? undefined : known.get(coverPath);
  const errors: FieldError[] = [
    ...publicationErrors(tidy, rules),
    ...(await slugErrors(transaction, slug, ownId)),
    ...(tidy.cover !== null && !cover
      ? [{ path: 'cover', code: 'invalid', rule: 'stored_picture' } as const]
      : []),
    ...unknownPictures(tidy.body, 'body', known),
    ...unknownPictures(tidy.translations.ar.body, 'translations.ar.body', known),
  ];
  if (errors.length > 0) throw new ShopError('invalid_input', { fields: errors });
  const { ar } = tidy.translations;
  const publishAt = tidy.publishAt ?? (tidy.status === 'published' ? now.toISOString() : null);
  return {
    body: {
      ...tidy,
      slug,
      publishAt: publishAt && new Date(publishAt).toISOString(),
      body: withSizes(tidy.body, known),
      translations: { ar: { ...ar, body: withSizes(ar.body, known) } },
    },
    coverImageId: cover?.id ?? null,
    imageIds: picturePaths(tidy).flatMap((path) => known.get(path)?.id ?? []),
  };
}

function tidied(given: ArticleBody): ArticleBody {
  const { ar } = given.translations;
  return {
    ...given,
    body: tidyDocument(given.body),
    translations: { ar: { ...ar, body: tidyDocument(ar.body) } },
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
