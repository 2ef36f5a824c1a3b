import type { Queryable } from '#database/transaction.ts';
import { listAttributes } from './attribute-queries.server.ts';
import { countAttributeUses, listCategoriesOfAttributes } from './attribute-write-queries.server.ts';
import { serializeAttribute } from './serialize-attribute.ts';

/** Every attribute for staff, with the categories that have it and how many products use it and each option. */
export async function listAttributesForStaff(db: Queryable) {
  const uses = await countAttributeUses(db);
  const places = Map.groupBy(await listCategoriesOfAttributes(db), ({ attributeId }) => attributeId);
  const productsWith = (key: string, option: string | null) =>
    uses.find((use) => use.key === key && use.option === option)?.products ?? 0;
  return (await listAttributes(db)).map((attribute) => ({
    ...serializeAttribute(attribute),
    options: attribute.options.map((option) => ({
      ...option,
      products: productsWith(attribute.key, option.key),
    })),
    products: productsWith(attribute.key, null),
    categories: (places.get(attribute.id) ?? []).map(({ category }) => category),
  }));
}
