import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { assemblyKinds } from '#primitives/attributes/attribute-kinds.ts';
import { productStatuses } from '#primitives/status/product-status.ts';
import type { LocalizedText } from '#primitives/text/localized-text.ts';
import {
  changedIn,
  createdAt,
  dirhams,
  id,
  isNotNegative,
  isOneOf,
  isPositive,
  moment,
  optionalText,
  position,
  updatedAt,
  version,
} from './columns.ts';
import { images } from './images.ts';
import { productFamilies } from './product-families.ts';

export interface StoredSpecification {
  readonly label: LocalizedText;
  readonly value: LocalizedText;
}

/** The value of an attribute: a number, a yes or no, the key of an option, or the keys of several. */
export type StoredAttributeValue = number | boolean | string | readonly string[];

/** Cartons of one size, in which a product is delivered. */
export interface StoredCarton {
  /** In millimetres. */
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  readonly weightKg: number;
  readonly count: number;
}

/** A department is a group of categories. */
export const departments = pgTable('departments', {
  id: id(),
  slug: text().notNull().unique(),
  nameEn: text().notNull(),
  nameAr: text().notNull(),
  position: position(),
});

export const categories = pgTable(
  'categories',
  {
    id: id(),
    departmentId: uuid()
      .notNull()
      .references(() => departments.id, { onDelete: 'restrict' }),
    slug: text().notNull().unique(),
    nameEn: text().notNull().unique('categories_name_en_unique'),
    nameAr: text().notNull(),
    descriptionEn: optionalText(),
    descriptionAr: optionalText(),
    imageId: uuid().references(() => images.id, { onDelete: 'set null' }),
    position: position(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    changedIn: changedIn(),
  },
  (table) => [index().on(table.departmentId), index().on(table.imageId)],
);

export const subcategories = pgTable(
  'subcategories',
  {
    id: id(),
    categoryId: uuid()
      .notNull()
      .references(() => categories.id, { onDelete: 'restrict' }),
    slug: text().notNull().unique(),
    nameEn: text().notNull(),
    nameAr: text().notNull(),
    descriptionEn: optionalText(),
    descriptionAr: optionalText(),
    position: position(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    changedIn: changedIn(),
  },
  (table) => [
    unique('subcategories_name_unique_in_category').on(table.categoryId, table.nameEn),
    // Referenced by the composite foreign key of products.
    unique('subcategories_id_with_category').on(table.id, table.categoryId),
  ],
);

export const categoryPlaceKinds = ['category', 'subcategory'] as const;

/**
 * Former slugs and names of categories and subcategories, which redirect to the current address. A deleted one redirects
 * to its category, or to the collection. No foreign keys: a row outlives what it refers to.
 */
export const formerCategoryNames = pgTable(
  'former_category_names',
  {
    kind: text({ enum: categoryPlaceKinds }).notNull(),
    /** A slug, a name or the id of a deleted one, in lower case. */
    reference: text().notNull(),
    placeId: uuid().notNull(),
    /** The category itself, or the category of the subcategory. */
    categoryId: uuid().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.reference] }),
    isOneOf('former_category_names_kind_known', table.kind, categoryPlaceKinds),
  ],
);

export const products = pgTable(
  'products',
  {
    id: id(),
    slug: text().notNull().unique(),
    sku: text().notNull().unique(),
    brand: text().notNull(),
    nameEn: text().notNull(),
    nameAr: optionalText(),
    shortDescriptionEn: optionalText(),
    shortDescriptionAr: optionalText(),
    descriptionEn: optionalText(),
    descriptionAr: optionalText(),
    categoryId: uuid()
      .notNull()
      .references(() => categories.id, { onDelete: 'restrict' }),
    subcategoryId: uuid(),
    /** The model whose options it has; null: it has no colours or sizes beside itself. */
    familyId: uuid().references(() => productFamilies.id, { onDelete: 'restrict' }),
    price: dirhams().notNull(),
    stock: integer().notNull().default(0),
    specifications: jsonb().$type<readonly StoredSpecification[]>().notNull().default([]),
    widthMm: integer(),
    depthMm: integer(),
    heightMm: integer(),
    weightGrams: integer(),
    /** By the key of the attribute; validated against the definitions when it is written. */
    attributes: jsonb().$type<Readonly<Record<string, StoredAttributeValue>>>().notNull().default({}),
    cartons: jsonb().$type<readonly StoredCarton[]>().notNull().default([]),
    /** Address of its 3D model in the image store; null: it has none. */
    model: text(),
    /** Null: not known. */
    assembly: text({ enum: assemblyKinds }),
    /** Of an assembly by the buyer; null: not known. */
    assemblyMinutes: integer(),
    /** The product that is the assembly service. Not a foreign key: rows are only soft-deleted. */
    assemblyServiceId: uuid(),
    warrantyMonths: integer().notNull().default(0),
    leadTimeDays: integer().notNull().default(0),
    isFeatured: boolean().notNull().default(false),
    isNewArrival: boolean().notNull().default(false),
    isBestSeller: boolean().notNull().default(false),
    status: text({ enum: productStatuses }).notNull().default('live'),
    /** What a page of a discontinued product offers instead, by id. Not foreign keys: rows are only soft-deleted. */
    successorIds: jsonb().$type<readonly string[]>().notNull().default([]),
    /** The secret of a draft's preview address; null for everything that is no draft. */
    previewKey: text(),
    position: position(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    changedIn: changedIn(),
    /** Soft delete: orders refer to deleted products, and a deletion can be undone. */
    deletedAt: moment(),
  },
  (table) => [
    // A product's subcategory always belongs to the product's category.
    foreignKey({
      name: 'products_subcategory_in_category',
      columns: [table.subcategoryId, table.categoryId],
      foreignColumns: [subcategories.id, subcategories.categoryId],
    }).onDelete('restrict'),
    isNotNegative(
      'products_amounts_not_negative',
      table.price,
      table.stock,
      table.warrantyMonths,
      table.leadTimeDays,
    ),
    isPositive('products_sizes_positive', table.widthMm, table.depthMm, table.heightMm, table.weightGrams),
    isOneOf('products_status_known', table.status, productStatuses),
    isOneOf('products_assembly_known', table.assembly, assemblyKinds),
    check(
      'products_assembly_details',
      sql`(${table.assemblyMinutes} is null or (${table.assembly} = 'self' and ${table.assemblyMinutes} > 0)) and (${table.assembly} is not distinct from 'service') = (${table.assemblyServiceId} is not null)`,
    ),
    check(
      'products_preview_key_of_drafts',
      sql`(${table.status} = 'draft') = (${table.previewKey} is not null)`,
    ),
    index().on(table.categoryId),
    index().on(table.subcategoryId),
    index().on(table.familyId),
    index().on(table.changedIn),
    index('products_deleted_index').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
    index('products_low_stock_index').on(table.stock).where(sql`${table.deletedAt} is null`),
  ],
);

/** The Arabic name of a brand, once for all of its products. A brand without a row is shown as products have it. */
export const brandNames = pgTable('brand_names', {
  /** As `products.brand` has it. No foreign key: brands are no table, and a name outlives the last product. */
  brand: text().primaryKey(),
  nameAr: text().notNull(),
  version: version(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
  changedIn: changedIn(),
});

/** Former slugs of products, which redirect to the current one. */
export const formerProductSlugs = pgTable(
  'former_product_slugs',
  {
    slug: text().primaryKey(),
    productId: uuid()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.productId)],
);

export const productImages = pgTable(
  'product_images',
  {
    productId: uuid()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    imageId: uuid()
      .notNull()
      .references(() => images.id, { onDelete: 'restrict' }),
    position: position(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.imageId] }), index().on(table.imageId)],
);

export const stockMovementReasons = [
  'order',
  'cancellation',
  'return',
  'order_edit',
  'delivery',
  'count',
  'damage',
  'import',
  'other',
] as const;

/** Ledger of stock changes, with the reason of each. */
export const stockMovements = pgTable(
  'stock_movements',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    productId: uuid()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    change: integer().notNull(),
    stockAfter: integer().notNull(),
    reason: text({ enum: stockMovementReasons }).notNull(),
    note: optionalText(),
    /** The order that caused it, if any. Not a foreign key: orders may be erased, the movement stays. */
    orderId: uuid(),
    actor: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    isOneOf('stock_movements_reason_known', table.reason, stockMovementReasons),
    isNotNegative('stock_movements_stock_not_negative', table.stockAfter),
    index().on(table.productId, table.id),
  ],
);

/** A stock take that was written, so that a repeated request does not write it twice. */
export const stockTakes = pgTable('stock_takes', {
  /** The idempotency key of the request. */
  id: uuid().primaryKey(),
  requestHash: text().notNull(),
  /** The products whose stock it changed. */
  changedProducts: integer().notNull(),
  actor: text().notNull(),
  createdAt: createdAt(),
});

/** One row, or none before staff have saved it. */
export const catalogueSettings = pgTable(
  'catalogue_settings',
  {
    id: smallint().primaryKey().default(1),
    /** Whether a product may be live only with all of its texts in Arabic. */
    requiresArabic: boolean().notNull().default(false),
    version: version(),
    updatedAt: updatedAt(),
  },
  (table) => [check('catalogue_settings_one_row', sql`${table.id} = 1`)],
);
