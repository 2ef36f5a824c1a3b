import { and, eq, max, ne, sql } from 'drizzle-orm';
import { attributeOptions, attributes, categoryAttributes } from '#database/schema/attributes.ts';
import { categories, products } from '#database/schema/catalogue.ts';
import type { Queryable, Transaction } from '#database/transaction.ts';
import { isUuid } from '#primitives/text/uuid.ts';
import type { Attribute, AttributeOption } from './attribute.ts';
import { attributeFrom, selectAttributes } from './attribute-queries.server.ts';

/** Locks the row until the end of the transaction. */
export async function findAttributeToChange(
  transaction: Transaction,
  id: string,
): Promise<Attribute | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await selectAttributes(transaction)
    .where(eq(attributes.id, id))
    .for('update', { of: attributes });
  return row && attributeFrom(row);
}

export async function requireAttribute(db: Queryable, id: string): Promise<Attribute> {
  const [row] = await selectAttributes(db).where(eq(attributes.id, id));
  if (!row) throw new Error(`the attribute ${id} is written and not found`);
  return attributeFrom(row);
}

export async function isKeyTaken(transaction: Transaction, key: string): Promise<boolean> {
  return (await transaction.$count(attributes, eq(attributes.key, key))) > 0;
}

/** Whether another attribute has the name, in each language. */
export async function findTakenAttributeNames(
  transaction: Transaction,
  { en, ar }: { readonly en: string; readonly ar: string },
  exceptId: string | undefined,
): Promise<{ en: boolean; ar: boolean }> {
  const isOther = exceptId === undefined ? undefined : ne(attributes.id, exceptId);
  const count = (column: typeof attributes.nameEn | typeof attributes.nameAr, name: string) =>
    transaction.$count(attributes, and(eq(column, name), isOther));
  return {
    en: (await count(attributes.nameEn, en)) > 0,
    ar: (await count(attributes.nameAr, ar)) > 0,
  };
}

export async function nextAttributePosition(transaction: Transaction): Promise<number> {
  const [last] = await transaction.select({ position: max(attributes.position) }).from(attributes);
  return (last?.position ?? -1) + 1;
}

type NewAttribute = typeof attributes.$inferInsert;

export async function insertAttribute(transaction: Transaction, row: NewAttribute): Promise<string> {
  const [created] = await transaction.insert(attributes).values(row).returning({ id: attributes.id });
  if (!created) throw new Error('the database did not say which attribute it created');
  return created.id;
}

export async function updateAttributeRow(
  transaction: Transaction,
  id: string,
  columns: Partial<NewAttribute> & { readonly updatedAt: Date },
): Promise<void> {
  await transaction
    .update(attributes)
    .set({ ...columns, version: sql`${attributes.version} + 1` })
    .where(eq(attributes.id, id));
}

export async function replaceOptions(
  transaction: Transaction,
  attributeId: string,
  options: readonly AttributeOption[],
): Promise<void> {
  await transaction.delete(attributeOptions).where(eq(attributeOptions.attributeId, attributeId));
  if (options.length === 0) return;
  await transaction.insert(attributeOptions).values(
    options.map(({ key, name, swatch, secondSwatch }, position) => ({
      attributeId,
      key,
      nameEn: name.en,
      nameAr: name.ar,
      swatch,
      secondSwatch,
      position,
    })),
  );
}

/** Deletes an attribute that no product has, also from the categories. */
export async function deleteAttributeRow(transaction: Transaction, id: string): Promise<void> {
  await transaction.delete(categoryAttributes).where(eq(categoryAttributes.attributeId, id));
  await transaction.delete(attributes).where(eq(attributes.id, id));
}

/** How many products have each attribute and each option; deleted products count, because they can be restored. */
export async function countAttributeUses(db: Queryable): Promise<readonly AttributeUse[]> {
  const { rows } = await db.execute<{ key: string; option: string | null; products: number }>(sql`
    select entry.key, options.option, count(*)::int as products
    from ${products} cross join lateral jsonb_each(${products.attributes}) as entry
    cross join lateral (
      select null as option
      union all select entry.value #>> '{}' where jsonb_typeof(entry.value) = 'string'
      union all select jsonb_array_elements_text(
        case jsonb_typeof(entry.value) when 'array' then entry.value else '[]' end)
    ) as options
    group by entry.key, options.option`);
  return rows;
}

export interface AttributeUse {
  readonly key: string;
  /** Null: products with the attribute, whatever its value. */
  readonly option: string | null;
  readonly products: number;
}

/** The slugs of the categories that have each attribute. */
export async function listCategoriesOfAttributes(
  db: Queryable,
): Promise<readonly { readonly attributeId: string; readonly category: string }[]> {
  return db
    .select({ attributeId: categoryAttributes.attributeId, category: categories.slug })
    .from(categoryAttributes)
    .innerJoin(categories, eq(categories.id, categoryAttributes.categoryId));
}
