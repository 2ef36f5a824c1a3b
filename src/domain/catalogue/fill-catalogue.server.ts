import { seedProducts } from '#database/seed/data/products.ts';
import type { Transaction } from '#database/transaction.ts';
import { dirhamsFromQar } from '#primitives/money.ts';
import {
  insertMissingProducts,
  listSubcategoryPlaces,
  type NewProduct,
} from './catalogue-seed-queries.server.ts';
import { type ProductBody, productBodySchema } from './product-body.ts';
import { productSearchText } from './product-search-text.ts';
import { syntheticProduct } from './synthetic-products.ts';

/** The range with which a new shop opens, checked by the same rules as what staff write. */
export async function fillCatalogue(transaction: Transaction): Promise<void> {
  await insertMissingProducts(transaction, await rowsOf(transaction, seedProducts, 0));
}

/** Adds products that do not exist, from the same vocabulary, for measuring with a large catalogue. */
export async function addSyntheticProducts(transaction: Transaction, count: number): Promise<void> {
  const originals = seedProducts.map((seed) => productBodySchema.parse(seed));
  for (let made = 0; made < count; made += madeAtOnce) {
    const batch = Array.from({ length: Math.min(madeAtOnce, count - made) }, (_, index) => made + index + 1);
    const products = batch.flatMap((number) => {
      const original = originals[number % originals.length];
      return original ? [syntheticProduct(original, number)] : [];
    });
    await insertMissingProducts(transaction, await rowsOf(transaction, products, originals.length + made));
  }
}

const madeAtOnce = 5000;

async function rowsOf(
  transaction: Transaction,
  bodies: readonly unknown[],
  firstPosition: number,
): Promise<NewProduct[]> {
  const places = new Map((await listSubcategoryPlaces(transaction)).map((place) => [place.slug, place]));
  return bodies.map((body, index) => {
    const product = productBodySchema.parse(body);
    const place = places.get(product.subcategory ?? '');
    if (place?.categorySlug !== product.category) {
      throw new Error(`${product.slug}: ${product.category} has no subcategory ${product.subcategory}`);
    }
    return { ...columnsOf(product, place.names), ...place.ids, position: firstPosition + index };
  });
}

function columnsOf(product: ProductBody, categoryNames: readonly string[]) {
  const { ar } = product.translations;
  const search = productSearchText(product, categoryNames);
  return {
    slug: product.slug,
    sku: product.sku,
    brand: product.brand,
    nameEn: product.name,
    nameAr: ar.name,
    shortDescriptionEn: product.shortDescription,
    shortDescriptionAr: ar.shortDescription,
    descriptionEn: product.description,
    descriptionAr: ar.description,
    price: dirhamsFromQar(product.price),
    stock: product.stock,
    specifications: product.specifications.map(({ label, value }, index) => ({
      label: { en: label, ar: ar.specifications[index]?.label ?? '' },
      value: { en: value, ar: ar.specifications[index]?.value ?? '' },
    })),
    widthMm: product.dimensions?.width ?? null,
    depthMm: product.dimensions?.depth ?? null,
    heightMm: product.dimensions?.height ?? null,
    weightGrams: product.weightKg === null ? null : Math.round(product.weightKg * 1000),
    warrantyMonths: product.warrantyMonths,
    leadTimeDays: product.leadTimeDays,
    isFeatured: product.isFeatured,
    isNewArrival: product.isNewArrival,
    isBestSeller: product.isBestSeller,
    searchNames: search.names,
    searchTexts: search.texts,
  };
}
