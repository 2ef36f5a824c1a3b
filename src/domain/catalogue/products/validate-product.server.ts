import type { Transaction } from '#database/transaction.ts';
import { type FieldError, ShopError } from '#primitives/shop-error.ts';
import { attributesByKey } from '../attributes/attribute.ts';
import { listAttributes } from '../attributes/attribute-queries.server.ts';
import { attributeErrors, orderedValues } from '../attributes/attribute-values.ts';
import { findFamilyIds } from '../families/family-queries.server.ts';
import { getCatalogueSettings } from '../settings/catalogue-settings-queries.server.ts';
import { findFreeSlug } from './find-free-slug.server.ts';
import { arabicToPublish } from './missing-arabic.ts';
import type { StoredProduct } from './product.ts';
import type { ProductDraft } from './product-body.ts';
import { productColumns } from './product-columns.ts';
import { findKnownImageIds } from './product-image-queries.server.ts';
import {
  findCategoryId,
  findKnownProductIds,
  findSubcategoryIds,
  findTakenProductSlugs,
  findTakenSkus,
} from './product-write-queries.server.ts';
import { serializeProduct } from './serialize-product.ts';
import { slugFrom } from './slug.ts';

/** The columns of what staff wrote, after everything that only the database knows has been checked. */
export async function validateProduct(transaction: Transaction, draft: ProductDraft, stored?: StoredProduct) {
  const place = await findPlace(transaction, draft);
  const attributes = attributesByKey(await listAttributes(transaction));
  const familyId = (await findFamilyIds(transaction)).get(draft.family ?? '') ?? null;
  const wrong = [
    ...attributeErrors(draft.attributes, attributes),
    ...(await unknownService(transaction, draft, stored?.id)),
    ...(await takenFields(transaction, draft, stored?.id)),
    ...(await unknownPictures(transaction, draft)),
    ...(await unknownSuccessors(transaction, draft, stored?.id)),
    ...(draft.family !== null && familyId === null ? [unknownFamily] : []),
    ...(await lackingArabic(transaction, draft, stored)),
  ];
  if ('path' in place) throw new ShopError('invalid_input', { fields: [...wrong, place] });
  if (wrong.length > 0) throw new ShopError('invalid_input', { fields: wrong });
  const slug =
    draft.slug ??
    stored?.slug ??
    (await findFreeSlug(slugFrom(draft.name, draft.sku.toLowerCase()), (slugs) =>
      findTakenProductSlugs(transaction, slugs),
    ));
  const ordered = { ...draft, slug, attributes: orderedValues(draft.attributes, attributes) };
  return { ...productColumns(ordered, familyId), ...place };
}

interface Place {
  readonly categoryId: string;
  readonly subcategoryId: string | null;
}

export async function findPlace(
  transaction: Transaction,
  { category, subcategory }: Pick<ProductDraft, 'category' | 'subcategory'>,
): Promise<Place | FieldError> {
  const categoryId = await findCategoryId(transaction, category);
  if (categoryId === undefined) return { path: 'category', code: 'invalid', rule: 'stored_category' };
  if (subcategory === null) return { categoryId, subcategoryId: null };
  const ids = await findSubcategoryIds(transaction, subcategory);
  return ids?.categoryId === categoryId
    ? ids
    : { path: 'subcategory', code: 'invalid', rule: 'stored_subcategory' };
}

async function takenFields(
  transaction: Transaction,
  { slug, sku }: ProductDraft,
  ownId: string | undefined,
): Promise<FieldError[]> {
  const fields: FieldError[] = [];
  if (slug !== undefined && (await findTakenProductSlugs(transaction, [slug], ownId)).has(slug)) {
    fields.push({ path: 'slug', code: 'taken' });
  }
  if ((await findTakenSkus(transaction, [sku], ownId)).has(sku)) fields.push({ path: 'sku', code: 'taken' });
  return fields;
}

/** One may have been removed from the library since the form was opened. */
async function unknownPictures(
  transaction: Transaction,
  { imageIds = [] }: ProductDraft,
): Promise<FieldError[]> {
  const known = await findKnownImageIds(transaction, imageIds);
  return imageIds.flatMap((id, index) =>
    known.has(id) ? [] : [{ path: `imageIds.${index}`, code: 'invalid', rule: 'stored_picture' } as const],
  );
}

/** The service that assembles a product is another product that is not deleted. */
async function unknownService(
  transaction: Transaction,
  { assembly }: ProductDraft,
  ownId: string | undefined,
): Promise<FieldError[]> {
  if (assembly?.kind !== 'service') return [];
  const known = await findKnownProductIds(transaction, [assembly.productId]);
  return known.has(assembly.productId) && assembly.productId !== ownId
    ? []
    : [{ path: 'assembly.productId', code: 'invalid', rule: 'stored_product' }];
}

const unknownFamily: FieldError = { path: 'family', code: 'invalid', rule: 'from_list' };

/** The texts that a shop which requires Arabic wants before it shows the product. */
async function lackingArabic(
  transaction: Transaction,
  draft: ProductDraft,
  stored: StoredProduct | undefined,
): Promise<FieldError[]> {
  const lacking = arabicToPublish(draft, stored && serializeProduct(stored));
  if (lacking.length === 0 || !(await getCatalogueSettings(transaction)).requiresArabic) return [];
  return lacking.map((field) => ({ path: `translations.ar.${field}`, code: 'lacks_arabic' }));
}

/** A successor is another product that is not deleted; whether it is sold, the page decides when it is shown. */
async function unknownSuccessors(
  transaction: Transaction,
  { successorIds }: ProductDraft,
  ownId: string | undefined,
): Promise<FieldError[]> {
  const known = await findKnownProductIds(transaction, successorIds);
  return successorIds.flatMap((id, index) =>
    known.has(id) && id !== ownId
      ? []
      : [{ path: `successorIds.${index}`, code: 'invalid', rule: 'stored_product' } as const],
  );
}
