import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { attributeKinds, attributeUnits } from '#primitives/attributes/attribute-kinds.ts';
import { categories } from './catalogue.ts';
import { changedIn, createdAt, id, isOneOf, position, updatedAt, version } from './columns.ts';

/** A typed property of products, such as the seat height. The values are in `products.attributes`, by key. */
export const attributes = pgTable(
  'attributes',
  {
    id: id(),
    /** In product rows, addresses and CSV headings; it never changes. */
    key: text().notNull().unique(),
    kind: text({ enum: attributeKinds }).notNull(),
    /** Of numbers; null for a bare number, such as a count. */
    unit: text({ enum: attributeUnits }),
    nameEn: text().notNull(),
    nameAr: text().notNull(),
    position: position(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    changedIn: changedIn(),
  },
  (table) => [
    isOneOf('attributes_kind_known', table.kind, attributeKinds),
    isOneOf('attributes_unit_known', table.unit, attributeUnits),
    check('attributes_unit_of_numbers', sql`${table.unit} is null or ${table.kind} = 'number'`),
  ],
);

/** The values that an attribute of options may have. They are written as a whole with their attribute. */
export const attributeOptions = pgTable(
  'attribute_options',
  {
    id: id(),
    attributeId: uuid()
      .notNull()
      .references(() => attributes.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    nameEn: text().notNull(),
    nameAr: text().notNull(),
    /** Colours as '#rrggbb'; a finish of two colours has both. */
    swatch: text(),
    secondSwatch: text(),
    position: position(),
  },
  (table) => [
    unique('attribute_options_key_unique').on(table.attributeId, table.key),
    check(
      'attribute_options_swatch_colour',
      sql`${table.swatch} ~ '^#[0-9a-f]{6}$' and ${table.secondSwatch} ~ '^#[0-9a-f]{6}$'`,
    ),
    check(
      'attribute_options_first_swatch',
      sql`${table.secondSwatch} is null or ${table.swatch} is not null`,
    ),
  ],
);

/** The attributes of a category, in their order. They are written as a whole with their category. */
export const categoryAttributes = pgTable(
  'category_attributes',
  {
    categoryId: uuid()
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
    attributeId: uuid()
      .notNull()
      .references(() => attributes.id, { onDelete: 'restrict' }),
    position: position(),
    /** Whether lists of the category can be narrowed by it. */
    isFilter: boolean().notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.categoryId, table.attributeId] }), index().on(table.attributeId)],
);
