import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from '#database/transaction.ts';
import { relativePathOf } from '#images/image-address.ts';
import { type FieldError, ShopError } from '#primitives/shop-error.ts';
import { isUuid } from '#primitives/text/uuid.ts';
import { findImageIdsByPath } from './product-image-queries.server.ts';

interface RequestedPictures {
  /** References by id or URL. */
  readonly images: readonly string[] | undefined;
  readonly imageIds: readonly string[] | undefined;
  readonly storedIds: readonly string[];
  readonly publicUrl: string;
}

/**
 * Resolves the pictures of a request to their ids; undefined if they stay as they are. A caller that edits one of the
 * two lists and sends the other as it was read means the edited one.
 */
export async function resolvePictures(
  transaction: Transaction,
  { images, imageIds, storedIds, publicUrl }: RequestedPictures,
): Promise<readonly string[] | undefined> {
  if (!images) return imageIds;
  const fromImages = await findReferenced(transaction, images, publicUrl);
  if (!imageIds || isDeepStrictEqual(imageIds, storedIds)) return fromImages;
  if (isDeepStrictEqual(fromImages, storedIds) || isDeepStrictEqual(fromImages, imageIds)) return imageIds;
  throw new ShopError('invalid_input', {
    fields: [{ path: 'imageIds', code: 'invalid', rule: 'one_picture_list' }],
  });
}

async function findReferenced(
  transaction: Transaction,
  references: readonly string[],
  publicUrl: string,
): Promise<string[]> {
  const paths = references.map((reference) => relativePathOf(pathOf(reference, publicUrl)));
  const idsByPath = await findImageIdsByPath(
    transaction,
    paths.flatMap((path) => path ?? []),
  );
  const ids = references.map((reference, index) =>
    isUuid(reference) ? reference.toLowerCase() : idsByPath.get(paths[index] ?? ''),
  );
  const unknown = ids.flatMap((id, index): FieldError[] =>
    id === undefined || ids.indexOf(id) < index
      ? [{ path: `images.${index}`, code: 'invalid', rule: 'stored_picture' }]
      : [],
  );
  if (unknown.length > 0) throw new ShopError('invalid_input', { fields: unknown });
  return ids.flatMap((id) => id ?? []);
}

/** Path of a URL of this shop; other URLs stay as they are. */
function pathOf(reference: string, publicUrl: string): string {
  const base = publicUrl.replace(/\/$/, '');
  return reference.startsWith(`${base}/`) ? reference.slice(base.length) : reference;
}
