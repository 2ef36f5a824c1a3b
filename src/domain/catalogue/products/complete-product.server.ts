import type { Transaction } from '#database/transaction.ts';
import { listCategories } from '../categories/category-queries.server.ts';
import { findCurrentPlace } from '../categories/find-place.ts';
import { findFreeSlug } from './find-free-slug.server.ts';
import type { StoredProduct } from './product.ts';
import { newProductDefaults, type ProductDraft, type ProductRequest } from './product-body.ts';
import { findTakenSkus } from './product-write-queries.server.ts';
import { resolvePictures } from './resolve-pictures.server.ts';
import { serializeProduct } from './serialize-product.ts';
import { slugFrom } from './slug.ts';

/**
 * Completes a request to a whole product: absent fields are those of the stored product or defaults, the category and
 * pictures are resolved from any form in which callers may name them.
 */
export async function completeProduct(
  transaction: Transaction,
  { images, imageIds, translations, ...request }: ProductRequest,
  publicUrl: string,
  stored?: StoredProduct,
): Promise<ProductDraft> {
  const base = stored ? serializeProduct(stored) : newProductDefaults;
  const { ar = {} } = translations ?? {};
  const storedArabic: ProductDraft['translations']['ar'] = base.translations.ar;
  const specifications = request.specifications ?? base.specifications;
  const arabicSpecifications = ar.specifications ?? storedArabic.specifications;
  const pictures = await resolvePictures(transaction, {
    images,
    imageIds,
    storedIds: stored?.imageIds ?? [],
    publicUrl,
  });
  return {
    ...(request.slug !== undefined && { slug: request.slug }),
    sku: request.sku ?? stored?.sku ?? (await makeSku(transaction, request.name)),
    brand: request.brand ?? base.brand,
    name: request.name,
    shortDescription: request.shortDescription ?? base.shortDescription,
    description: request.description ?? base.description,
    specifications,
    ...(await resolvePlace(transaction, request, stored)),
    price: request.price,
    stock: request.stock ?? base.stock,
    isFeatured: request.isFeatured ?? base.isFeatured,
    isNewArrival: request.isNewArrival ?? base.isNewArrival,
    isBestSeller: request.isBestSeller ?? base.isBestSeller,
    dimensions: request.dimensions === undefined ? base.dimensions : request.dimensions,
    weightKg: request.weightKg === undefined ? base.weightKg : request.weightKg,
    attributes: request.attributes ?? base.attributes,
    cartons: request.cartons ?? base.cartons,
    assembly: request.assembly === undefined ? base.assembly : request.assembly,
    model: request.model === undefined ? base.model : request.model,
    warrantyMonths: request.warrantyMonths ?? base.warrantyMonths,
    leadTimeDays: request.leadTimeDays ?? base.leadTimeDays,
    status: request.status ?? base.status,
    family: request.family === undefined ? base.family : request.family,
    successorIds: request.successorIds ?? base.successorIds,
    translations: {
      ar: {
        name: ar.name ?? storedArabic.name,
        shortDescription: ar.shortDescription ?? storedArabic.shortDescription,
        description: ar.description ?? storedArabic.description,
        specifications: specifications.map(
          (_, index) => arabicSpecifications[index] ?? { label: '', value: '' },
        ),
      },
    },
    ...(pictures && { imageIds: pictures }),
  };
}

/** Slugs of the place; a reference to none stays as it is, for `validateProduct` to report. */
async function resolvePlace(
  transaction: Transaction,
  { category: reference, subcategory }: Pick<ProductRequest, 'category' | 'subcategory'>,
  stored: StoredProduct | undefined,
): Promise<Pick<ProductDraft, 'category' | 'subcategory'>> {
  const place = findCurrentPlace(await listCategories(transaction), 'category', reference);
  if (!place) return { category: reference, subcategory: subcategory || null };
  const { category } = place;
  // A product that changes its category without naming a subcategory leaves the one it had.
  const current = stored?.category === category.slug ? stored.subcategory : null;
  const wanted = subcategory === undefined ? current : subcategory;
  if (!wanted) return { category: category.slug, subcategory: null };
  const found = findCurrentPlace([category], 'subcategory', wanted)?.subcategory;
  return { category: category.slug, subcategory: found?.slug ?? wanted };
}

/** Code made from the English name, such as 'EXECUTIVE-DESK-2'. */
async function makeSku(transaction: Transaction, name: string): Promise<string> {
  const words = slugFrom(name, 'product').slice(0, 30).replace(/-+$/, '');
  const free = await findFreeSlug(words, async (slugs) => {
    const taken = await findTakenSkus(
      transaction,
      slugs.map((slug) => slug.toUpperCase()),
    );
    return new Set([...taken].map((sku) => sku.toLowerCase()));
  });
  return free.toUpperCase();
}
