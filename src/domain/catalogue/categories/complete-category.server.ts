import type { Transaction } from '#database/transaction.ts';
import { resolvePictures } from '../products/resolve-pictures.server.ts';
import type { CategoryBody, CategoryRequest, SubcategoryBody } from './category-body.ts';
import { findFirstDepartment } from './category-write-queries.server.ts';
import type { CategoryResponse } from './serialize-category.ts';

type Texts = Pick<CategoryRequest, 'slug' | 'name' | 'description' | 'translations'>;
type StoredTexts = Omit<SubcategoryBody, 'id' | 'slug'>;

/** Completes a request to a whole category: absent fields are those of the stored category or defaults. */
export async function completeCategory(
  transaction: Transaction,
  request: CategoryRequest,
  publicUrl: string,
  stored?: CategoryResponse,
): Promise<CategoryBody> {
  const parts = stored?.subcategories ?? [];
  const givenIds = new Set(request.subcategories?.map(({ id }) => id));
  const imageId = await resolvePicture(transaction, request, publicUrl, stored);
  return {
    ...completeTexts(request, stored),
    department: request.department ?? stored?.department ?? (await findFirstDepartment(transaction)),
    attributes: request.attributes ?? stored?.attributes ?? [],
    subcategories:
      request.subcategories?.map(({ id, ...texts }) => {
        // Callers that know no ids name subcategories by their names.
        const part = parts.find((one) =>
          id ? one.id === id : one.name === texts.name && !givenIds.has(one.id),
        );
        return { id: id ?? part?.id, ...completeTexts(texts, part) };
      }) ?? parts,
    ...(imageId !== undefined && { imageId }),
  };
}

function completeTexts({ slug, name, description, translations }: Texts, stored: StoredTexts | undefined) {
  const arabic = stored?.translations.ar;
  return {
    ...(slug !== undefined && { slug }),
    name,
    description: description ?? stored?.description ?? '',
    translations: {
      ar: {
        name: translations?.ar?.name ?? arabic?.name ?? '',
        description: translations?.ar?.description ?? arabic?.description ?? '',
      },
    },
  };
}

/** Id of the picture; null: none; undefined: as it is. */
async function resolvePicture(
  transaction: Transaction,
  { image, imageId }: Pick<CategoryRequest, 'image' | 'imageId'>,
  publicUrl: string,
  stored: CategoryResponse | undefined,
): Promise<string | null | undefined> {
  const listOf = (reference: string | null | undefined) =>
    reference === undefined ? undefined : reference === null ? [] : [reference];
  const ids = await resolvePictures(transaction, {
    images: listOf(image),
    imageIds: listOf(imageId),
    storedIds: listOf(stored?.imageId) ?? [],
    publicUrl,
  });
  return ids && (ids[0] ?? null);
}
