import { and, eq, isNull, sql } from 'drizzle-orm';
import { jsonRow } from '#database/json-row.ts';
import { prepareOnce } from '#database/prepared-query.ts';
import { products } from '#database/schema/catalogue.ts';
import type { Queryable } from '#database/transaction.ts';
import { pictureInLanguage } from '#images/image-address.ts';
import type { Locale } from '#primitives/locale.ts';
import { arabicBrandOfProduct } from '../brands/brand-name-queries.server.ts';
import { isServiceOfProduct } from '../categories/service-queries.server.ts';
import type { ProductCard } from '../products/product.ts';
import { firstPictureOfProduct, picturesOfProduct } from '../products/product-picture-queries.server.ts';
import type { ProductSummary } from './product-list.ts';

export type ListedProduct = Omit<ProductSummary, 'category' | 'subcategory'> & {
  readonly categoryId: string;
  readonly subcategoryId: string | null;
};

/** Null unless all three sides are known. */
export const dimensionsOfProduct = sql<ProductCard['dimensions']>`case
  when num_nulls(${products.widthMm}, ${products.depthMm}, ${products.heightMm}) = 0
  then json_build_object('width', ${products.widthMm}, 'depth', ${products.depthMm}, 'height', ${products.heightMm}) end`;

/** JSON column with the fields of a listed product; `listedInOrder` parses it. */
const listedProduct = jsonRow({
  id: products.id,
  slug: products.slug,
  sku: products.sku,
  brand: products.brand,
  brandAr: arabicBrandOfProduct,
  nameEn: products.nameEn,
  nameAr: products.nameAr,
  shortDescriptionEn: products.shortDescriptionEn,
  shortDescriptionAr: products.shortDescriptionAr,
  categoryId: products.categoryId,
  subcategoryId: products.subcategoryId,
  price: products.price,
  stock: products.stock,
  isFeatured: products.isFeatured,
  isNewArrival: products.isNewArrival,
  isBestSeller: products.isBestSeller,
  isService: isServiceOfProduct,
  leadTimeDays: products.leadTimeDays,
  dimensions: dimensionsOfProduct,
  attributes: products.attributes,
  pictures: picturesOfProduct,
  model: products.model,
});

type ListedRow = typeof listedProduct._.type;

/** JSON column with the fields of a product card; `cardsInOrder` parses it. */
export const cardOfProduct = jsonRow({
  id: products.id,
  slug: products.slug,
  brand: products.brand,
  brandAr: arabicBrandOfProduct,
  nameEn: products.nameEn,
  nameAr: products.nameAr,
  price: products.price,
  stock: products.stock,
  isService: isServiceOfProduct,
  leadTimeDays: products.leadTimeDays,
  dimensions: dimensionsOfProduct,
  picture: firstPictureOfProduct,
});

export type CardRow = typeof cardOfProduct._.type;

/** Condition for products with these ids that are sold. */
export const areListed = and(
  sql`${products.id} = any(${sql.placeholder('ids')}::uuid[])`,
  isNull(products.deletedAt),
  eq(products.status, 'live'),
);

const listedProducts = prepareOnce((db) =>
  db.select({ product: listedProduct }).from(products).where(areListed).prepare('listed_products'),
);

/** Selects the listed fields of products, in the given order, without those that are sold no more since the index was read. */
export async function selectListedProducts(db: Queryable, ids: readonly string[]): Promise<ListedProduct[]> {
  if (ids.length === 0) return [];
  const rows = await listedProducts(db).execute({ ids });
  return listedInOrder(
    rows.map(({ product }) => product),
    ids,
  );
}

function listedInOrder(rows: readonly ListedRow[], ids: readonly string[]): ListedProduct[] {
  return inOrder(rows, ids).map(
    ({ brandAr, nameEn, nameAr, shortDescriptionEn, shortDescriptionAr, ...row }) => ({
      ...row,
      brandName: { en: row.brand, ar: brandAr },
      name: { en: nameEn, ar: nameAr || nameEn },
      shortDescription: { en: shortDescriptionEn, ar: shortDescriptionAr || shortDescriptionEn },
    }),
  );
}

export function cardsInOrder(
  rows: readonly CardRow[],
  ids: readonly string[],
  locale: Locale,
): ProductCard[] {
  return inOrder(rows, ids).map(({ brand, brandAr, nameEn, nameAr, picture, ...row }) => ({
    ...row,
    brand: locale === 'ar' ? brandAr : brand,
    name: (locale === 'ar' && nameAr) || nameEn,
    picture: picture && pictureInLanguage(picture, locale),
    swatches: [],
    familyLine: null,
  }));
}

function inOrder<Row extends { readonly id: string }>(rows: readonly Row[], ids: readonly string[]): Row[] {
  const place = new Map(ids.map((id, index) => [id, index]));
  return rows.toSorted((one, other) => (place.get(one.id) ?? 0) - (place.get(other.id) ?? 0));
}
