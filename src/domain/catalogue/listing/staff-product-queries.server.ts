import { and, count, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import { categories, productImages, products, subcategories } from '#database/schema/catalogue.ts';
import { images } from '#database/schema/images.ts';
import { orderLines, orders } from '#database/schema/orders.ts';
import { quoteLines, quotes, quoteVersions } from '#database/schema/quotes.ts';
import { stockAlerts } from '#database/schema/stock-alerts.ts';
import type { Queryable } from '#database/transaction.ts';
import { imageAddress } from '#images/image-address.ts';
import { qarFromDirhams } from '#primitives/money.ts';
import { isUuid } from '#primitives/text/uuid.ts';
import { missingArabic } from '../products/missing-arabic.ts';
import { previewParameter } from '../products/product.ts';
import { picturesOfProduct } from '../products/product-picture-queries.server.ts';
import { arabicOf, productFrom, selectProducts } from '../products/product-queries.server.ts';
import { serializeProduct } from '../products/serialize-product.ts';

/** Selects products for the admin's list, in the given order. */
export async function selectStaffProducts(db: Queryable, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      product: products,
      category: categories.slug,
      subcategory: subcategories.slug,
      pictures: picturesOfProduct,
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(subcategories, eq(subcategories.id, products.subcategoryId))
    .where(and(inArray(products.id, [...ids]), isNull(products.deletedAt)));
  const place = new Map(ids.map((id, index) => [id, index]));
  return rows
    .sort((one, other) => (place.get(one.product.id) ?? 0) - (place.get(other.product.id) ?? 0))
    .map(({ product: row, category, subcategory, pictures: [first] }) => ({
      id: row.id,
      slug: row.slug,
      sku: row.sku,
      brand: row.brand,
      name: row.nameEn,
      translations: { ar: { name: row.nameAr } },
      category,
      subcategory,
      price: qarFromDirhams(row.price),
      stock: row.stock,
      status: row.status,
      isFeatured: row.isFeatured,
      isNewArrival: row.isNewArrival,
      isBestSeller: row.isBestSeller,
      picture: first ? imageAddress(first, 300) : null,
      lacksArabic: missingArabic({
        shortDescription: row.shortDescriptionEn,
        description: row.descriptionEn,
        translations: { ar: arabicOf(row) },
      }),
      version: row.version,
      createdAt: row.createdAt.toISOString(),
      changedAt: row.updatedAt.toISOString(),
    }));
}

/** Finds a product with all fields of its form, even if it is deleted. */
export async function findStaffProduct(db: Queryable, id: string) {
  if (!isUuid(id)) return undefined;
  const [row] = await selectProducts(db).where(eq(products.id, id));
  const [times] = await db
    .select({
      createdAt: products.createdAt,
      updatedAt: products.updatedAt,
      deletedAt: products.deletedAt,
      previewKey: products.previewKey,
    })
    .from(products)
    .where(eq(products.id, id));
  if (!row || !times) return undefined;
  const pictures = await db
    .select({
      id: images.id,
      relativePath: images.relativePath,
      width: images.width,
      height: images.height,
      originalName: images.originalName,
      altEn: images.altEn,
      altAr: images.altAr,
      version: images.version,
    })
    .from(productImages)
    .innerJoin(images, eq(images.id, productImages.imageId))
    .where(eq(productImages.productId, id))
    .orderBy(productImages.position);
  const shown = serializeProduct(productFrom(row));
  return {
    ...shown,
    pictures: pictures.map(({ relativePath, altEn, altAr, ...picture }) => ({
      ...picture,
      address: imageAddress({ relativePath }, 600),
      alt: { en: altEn, ar: altAr },
    })),
    lacksArabic: missingArabic(shown),
    createdAt: times.createdAt.toISOString(),
    changedAt: times.updatedAt.toISOString(),
    deletedAt: times.deletedAt?.toISOString() ?? null,
    previewPath: times.previewKey && previewPath(shown.slug, times.previewKey),
    successors: await findSuccessors(db, shown.successorIds),
    uses: await countUses(db, id),
  };
}

/** The address that shows a draft to whom staff give it. */
function previewPath(slug: string, key: string): string {
  return `/product/${slug}?${previewParameter}=${key}`;
}

/** Names of the successors for the form, in their order. */
async function findSuccessors(db: Queryable, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      id: products.id,
      sku: products.sku,
      nameEn: products.nameEn,
      nameAr: products.nameAr,
      status: products.status,
    })
    .from(products)
    .where(and(inArray(products.id, [...ids]), isNull(products.deletedAt)));
  return rows
    .sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
    .map(({ nameEn, nameAr, ...row }) => ({
      ...row,
      name: nameEn,
      translations: { ar: { name: nameAr } },
    }));
}

/** Counts the open orders and stock alerts of a product. Carts are in the buyers' browsers and not counted. */
async function countUses(db: Queryable, productId: string) {
  const [ofOrders] = await db
    .select({ number: count() })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(eq(orderLines.productId, productId), notInArray(orders.status, ['delivered', 'cancelled'])));
  const [ofQuotes] = await db
    .select({ number: sql<number>`count(distinct ${quotes.id})`.mapWith(Number) })
    .from(quoteLines)
    .innerJoin(quoteVersions, eq(quoteVersions.id, quoteLines.quoteVersionId))
    .innerJoin(quotes, eq(quotes.id, quoteVersions.quoteId))
    .where(and(eq(quoteLines.productId, productId), inArray(quotes.status, ['requested', 'quoted'])));
  const [ofAlerts] = await db
    .select({ number: count() })
    .from(stockAlerts)
    .where(and(eq(stockAlerts.productId, productId), isNull(stockAlerts.notifiedAt)));
  return {
    openOrders: ofOrders?.number ?? 0,
    openQuotations: ofQuotes?.number ?? 0,
    stockAlerts: ofAlerts?.number ?? 0,
  };
}

/** Finds which of these codes are taken, including by deleted products. */
export async function findTakenSkus(db: Queryable, skus: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ sku: products.sku })
    .from(products)
    .where(inArray(products.sku, [...skus]));
  return new Set(rows.map(({ sku }) => sku));
}
