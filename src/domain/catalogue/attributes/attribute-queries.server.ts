import { asc, eq, sql } from 'drizzle-orm';
import { attributeOptions, attributes, categoryAttributes } from '#database/schema/attributes.ts';
import { categories } from '#database/schema/catalogue.ts';
import type { Queryable, Transaction } from '#database/transaction.ts';
import { isBuiltInAttribute } from '#primitives/attributes/attribute-kinds.ts';
import type { Attribute, AttributeOption, CategoryAttribute } from './attribute.ts';

/** JSON list of the options of an attribute, in their order. */
const optionsOfAttribute = sql<readonly AttributeOption[]>`(
  select coalesce(json_agg(json_build_object('key', ${attributeOptions.key},
    'name', json_build_object('en', ${attributeOptions.nameEn}, 'ar', ${attributeOptions.nameAr}),
    'swatch', ${attributeOptions.swatch}, 'secondSwatch', ${attributeOptions.secondSwatch})
    order by ${attributeOptions.position}, ${attributeOptions.key}), '[]')
  from ${attributeOptions} where "attribute_options"."attribute_id" = "attributes"."id")`;

/** Rows for `attributeFrom`, still to be narrowed. */
export function selectAttributes(db: Queryable) {
  return db
    .select({
      id: attributes.id,
      key: attributes.key,
      kind: attributes.kind,
      unit: attributes.unit,
      nameEn: attributes.nameEn,
      nameAr: attributes.nameAr,
      version: attributes.version,
      options: optionsOfAttribute,
    })
    .from(attributes);
}

type AttributeRow = Awaited<ReturnType<typeof selectAttributes>>[number];

/** Every attribute with its options, in the order of staff. */
export async function listAttributes(db: Queryable): Promise<Attribute[]> {
  const rows = await selectAttributes(db).orderBy(asc(attributes.position), asc(attributes.key));
  return rows.map(attributeFrom);
}

export function attributeFrom({ nameEn, nameAr, ...row }: AttributeRow): Attribute {
  return { ...row, name: { en: nameEn, ar: nameAr }, isBuiltIn: isBuiltInAttribute(row.key) };
}

/** JSON list of the attributes of a category, in their order. */
export const attributesOfCategory = sql<readonly CategoryAttribute[]>`(
  select coalesce(json_agg(json_build_object('key', ${attributes.key}, 'isFilter', ${categoryAttributes.isFilter})
    order by ${categoryAttributes.position}), '[]')
  from ${categoryAttributes} join ${attributes} on ${eq(attributes.id, categoryAttributes.attributeId)}
  where ${eq(categoryAttributes.categoryId, categories.id)})`;

/** Writes all attributes of a category; keys that no attribute has are left out. */
export async function replaceCategoryAttributes(
  transaction: Transaction,
  categoryId: string,
  list: readonly CategoryAttribute[],
): Promise<void> {
  const ids = new Map(
    (await transaction.select({ key: attributes.key, id: attributes.id }).from(attributes)).map(
      ({ key, id }) => [key, id],
    ),
  );
  await transaction.delete(categoryAttributes).where(eq(categoryAttributes.categoryId, categoryId));
  const rows = list.flatMap(({ key, isFilter }, position) => {
    const attributeId = ids.get(key);
    return attributeId === undefined ? [] : [{ categoryId, attributeId, isFilter, position }];
  });
  if (rows.length > 0) await transaction.insert(categoryAttributes).values(rows);
}
