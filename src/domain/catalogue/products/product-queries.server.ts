import { and, eq, getTableColumns, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { alias, unionAll } from 'drizzle-orm/pg-core';
import { jsonRow } from '#database/json-row.ts';
import { prepareOnce } from '#database/prepared-query.ts';
import { categories, formerProductSlugs, products, subcategories } from '#database/schema/catalogue.ts';
import { productFamilies } from '#database/schema/product-families.ts';
import type { Queryable } from '#database/transaction.ts';
import type { Picture } from '#images/image-address.ts';
import { ShopError } from '#primitives/shop-error.ts';
import { isUuid } from '#primitives/text/uuid.ts';
import { assemblyFrom } from '../attributes/packing.ts';
import { arabicBrandOfProduct } from '../brands/brand-name-queries.server.ts';
import { areListed, type CardRow, cardOfProduct } from '../listing/product-list-queries.server.ts';
import type { AssemblyService, StoredProduct } from './product.ts';
import { imageIdsOfProduct, picturesOfProduct } from './product-picture-queries.server.ts';

/** Finds a product that visitors may see by its id, its slug, or a slug it had before. */
export async function findProduct(db: Queryable, reference: string): Promise<StoredProduct | undefined> {
  return (await findProductAndCards(db, reference, { ids: [] }))?.product;
}

interface Beside {
  /** The products whose cards are wanted. */
  readonly ids: readonly string[];
  /** The key of a preview address, which shows a draft. */
  readonly previewKey?: string | undefined;
}

/** Beside the product, what cards of others show: one question for a whole page. */
export async function findProductAndCards(
  db: Queryable,
  reference: string,
  { ids, previewKey }: Beside,
): Promise<{ product: StoredProduct; cards: readonly CardRow[] } | undefined> {
  const id = isUuid(reference) ? reference : null;
  const parameters = { id, slug: reference, ids, previewKey: previewKey ?? null };
  const [row] = await productByReference(db).execute(parameters);
  return row && { product: productFrom(row), cards: row.cards };
}

/** The id is found first, by one index after the other: with an `or` every product would be looked at. */
const productByReference = prepareOnce((db) => {
  const slug = sql.placeholder('slug');
  const meant = unionAll(
    db
      .select({ id: products.id })
      .from(products)
      .where(eq(products.id, sql.placeholder('id'))),
    db.select({ id: products.id }).from(products).where(eq(products.slug, slug)),
    db
      .select({ id: formerProductSlugs.productId })
      .from(formerProductSlugs)
      .where(eq(formerProductSlugs.slug, slug)),
  ).limit(1);
  return selectProducts(db, cardsBeside)
    .where(
      and(
        eq(products.id, sql`(${meant})`),
        isNull(products.deletedAt),
        or(ne(products.status, 'draft'), eq(products.previewKey, sql.placeholder('previewKey'))),
      ),
    )
    .prepare('product_by_reference');
});

/**
 * The products that visitors may see of these slugs, by the slug that was asked for, which may be a former one. Two
 * questions, however many they are.
 */
export async function findProductsBySlug(
  db: Queryable,
  slugs: readonly string[],
): Promise<ReadonlyMap<string, StoredProduct>> {
  if (slugs.length === 0) return new Map();
  const asked = [...slugs];
  const meant = await unionAll(
    db.select({ slug: products.slug, id: products.id }).from(products).where(inArray(products.slug, asked)),
    db
      .select({ slug: formerProductSlugs.slug, id: formerProductSlugs.productId })
      .from(formerProductSlugs)
      .where(inArray(formerProductSlugs.slug, asked)),
  );
  if (meant.length === 0) return new Map();
  const rows = await selectProducts(db).where(
    and(
      inArray(
        products.id,
        meant.map(({ id }) => id),
      ),
      isNull(products.deletedAt),
      ne(products.status, 'draft'),
    ),
  );
  const found = new Map(rows.map((row) => [row.product.id, productFrom(row)]));
  return new Map(
    meant.flatMap(({ slug, id }) => {
      const product = found.get(id);
      return product ? [[slug, product] as const] : [];
    }),
  );
}

const {
  createdAt: _created,
  updatedAt: _updated,
  deletedAt: _deleted,
  previewKey: _preview,
  changedIn: _changed,
  ...productColumns
} = getTableColumns(products);
type ProductColumns = Pick<typeof products.$inferSelect, keyof typeof productColumns>;

const nothingBeside = sql<readonly CardRow[]>`'[]'::json`;
/** Within it, `products` are those of the list and not the one that was found. */
const cardsBeside = sql<readonly CardRow[]>`(
  select coalesce(json_agg(${cardOfProduct}), '[]') from ${products} where ${areListed})`;

const service = alias(products, 'service');
/** The assembly service of a product, while it is sold. */
const serviceOfProduct = sql<AssemblyService | null>`(
  select json_build_object('slug', ${service.slug}, 'price', ${service.price}, 'name',
    json_build_object('en', ${service.nameEn}, 'ar', coalesce(nullif(${service.nameAr}, ''), ${service.nameEn})))
  from ${products} ${service} where ${and(
    eq(service.id, products.assemblyServiceId),
    isNull(service.deletedAt),
    eq(service.status, 'live'),
  )})`;

/** Rows for `productFrom`, still to be narrowed. */
export function selectProducts(db: Queryable, cards = nothingBeside) {
  return db
    .select({
      product: jsonRow(productColumns),
      brandAr: arabicBrandOfProduct,
      category: categories.slug,
      subcategory: subcategories.slug,
      family: productFamilies.key,
      pictures: picturesOfProduct,
      imageIds: imageIdsOfProduct,
      assemblyService: serviceOfProduct,
      cards,
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(subcategories, eq(subcategories.id, products.subcategoryId))
    .leftJoin(productFamilies, eq(productFamilies.id, products.familyId));
}

interface ProductRow {
  readonly product: ProductColumns;
  readonly brandAr: string;
  readonly category: string;
  readonly subcategory: string | null;
  readonly family: string | null;
  readonly pictures: readonly Picture[];
  readonly imageIds: readonly string[];
  readonly assemblyService: AssemblyService | null;
}

export function productFrom(stored: ProductRow): StoredProduct {
  const {
    product: row,
    brandAr,
    category,
    subcategory,
    family,
    pictures,
    imageIds,
    assemblyService,
  } = stored;
  const { widthMm: width, depthMm: depth, heightMm: height } = row;
  return {
    id: row.id,
    slug: row.slug,
    sku: row.sku,
    brand: row.brand,
    brandName: { en: row.brand, ar: brandAr },
    name: { en: row.nameEn, ar: row.nameAr || row.nameEn },
    shortDescription: { en: row.shortDescriptionEn, ar: row.shortDescriptionAr || row.shortDescriptionEn },
    description: { en: row.descriptionEn, ar: row.descriptionAr || row.descriptionEn },
    category,
    subcategory,
    price: row.price,
    stock: row.stock,
    isFeatured: row.isFeatured,
    isNewArrival: row.isNewArrival,
    isBestSeller: row.isBestSeller,
    specifications: row.specifications.map(({ label, value }) => ({
      label: { en: label.en, ar: label.ar || label.en },
      value: { en: value.en, ar: value.ar || value.en },
    })),
    dimensions: width && depth && height ? { width, depth, height } : null,
    weightKg: row.weightGrams === null ? null : row.weightGrams / 1000,
    attributes: row.attributes,
    cartons: row.cartons,
    assembly: assemblyFrom(row),
    assemblyService,
    warrantyMonths: row.warrantyMonths,
    leadTimeDays: row.leadTimeDays,
    status: row.status,
    family,
    successorIds: row.successorIds,
    pictures,
    model: row.model,
    imageIds,
    arabic: arabicOf(row),
    version: row.version,
  };
}

/** The Arabic as it is written, without anything in its place where it is missing. */
export function arabicOf(row: ProductColumns): StoredProduct['arabic'] {
  return {
    name: row.nameAr,
    shortDescription: row.shortDescriptionAr,
    description: row.descriptionAr,
    specifications: row.specifications.map(({ label, value }) => ({ label: label.ar, value: value.ar })),
  };
}

/** A product that is not deleted, in any status, for operations of staff. */
export async function requireProduct(db: Queryable, id: string): Promise<StoredProduct> {
  const [row] = isUuid(id)
    ? await selectProducts(db).where(and(eq(products.id, id), isNull(products.deletedAt)))
    : [];
  if (!row) throw new ShopError('not_found');
  return productFrom(row);
}
