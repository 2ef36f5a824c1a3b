import { isBuiltInAttribute } from '#primitives/attributes/attribute-kinds.ts';
import { attributeOptions, attributes, categoryAttributes } from '../schema/attributes.ts';
import { categories } from '../schema/catalogue.ts';
import type { Transaction } from '../transaction.ts';
import { seedAttributes, seedCategoryAttributes } from './data/attributes.ts';
import type { SeedAttribute } from './seed-product.ts';

/** The attributes that are columns of their own; migration 0018 writes the same into shops that existed before. */
const builtInAttributes: readonly SeedAttribute[] = [
  { key: 'width', kind: 'number', unit: 'mm', name: { en: 'Width', ar: 'العرض' } },
  { key: 'depth', kind: 'number', unit: 'mm', name: { en: 'Depth', ar: 'العمق' } },
  { key: 'height', kind: 'number', unit: 'mm', name: { en: 'Height', ar: 'الارتفاع' } },
  { key: 'weight', kind: 'number', unit: 'kg', name: { en: 'Weight', ar: 'الوزن' } },
];

/** Seeds the definitions of attributes, their options, and the attributes of each category. */
export async function seedAttributeDefinitions(transaction: Transaction): Promise<void> {
  const definitions = [...builtInAttributes, ...seedAttributes.filter(({ key }) => !isBuiltInAttribute(key))];
  const rows = await transaction
    .insert(attributes)
    .values(
      definitions.map(({ key, kind, unit, name }, position) => ({
        key,
        kind,
        unit: unit ?? null,
        nameEn: name.en,
        nameAr: name.ar,
        position,
      })),
    )
    .returning({ key: attributes.key, id: attributes.id });
  const attributeIds = new Map(rows.map(({ key, id }) => [key, id]));
  const requireAttribute = (key: string) => {
    const id = attributeIds.get(key);
    if (id === undefined) throw new Error(`no attribute with the key '${key}'`);
    return id;
  };
  const options = definitions.flatMap(({ key: attribute, options: list = [] }) =>
    list.map(({ key, name, swatch, secondSwatch }, position) => ({
      attributeId: requireAttribute(attribute),
      key,
      nameEn: name.en,
      nameAr: name.ar,
      swatch: swatch ?? null,
      secondSwatch: secondSwatch ?? null,
      position,
    })),
  );
  if (options.length > 0) await transaction.insert(attributeOptions).values(options);
  await seedAttributesOfCategories(transaction, requireAttribute);
}

async function seedAttributesOfCategories(
  transaction: Transaction,
  requireAttribute: (key: string) => string,
): Promise<void> {
  const places = await transaction.select({ slug: categories.slug, id: categories.id }).from(categories);
  const categoryIds = new Map(places.map(({ slug, id }) => [slug, id]));
  const rows = Object.entries(seedCategoryAttributes).flatMap(([slug, list]) => {
    const categoryId = categoryIds.get(slug);
    if (categoryId === undefined) throw new Error(`no category with the slug '${slug}'`);
    return list.map(({ key, isFilter }, position) => ({
      categoryId,
      attributeId: requireAttribute(key),
      position,
      isFilter,
    }));
  });
  if (rows.length > 0) await transaction.insert(categoryAttributes).values(rows);
}
