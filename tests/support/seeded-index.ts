import { randomUUID } from 'node:crypto';
import { seedAttributes, seedCategoryAttributes } from '#database/seed/data/attributes.ts';
import departments from '#database/seed/data/departments.json' with { type: 'json' };
import { seedFamilies } from '#database/seed/data/product-families.ts';
import { seedProducts } from '#database/seed/data/products.ts';
import type { Category } from '#domain/catalogue/categories/category.ts';
import { ProductIndex } from '#domain/catalogue/product-index/product-index.ts';
import { dirhamsFromQar } from '#primitives/money.ts';
import { both, product } from './indexed-products.ts';
import { seededVocabulary } from './seeded-vocabulary.ts';

const place = (slug: string, name: { en: string; ar: string }) => ({
  id: slug,
  slug,
  name,
  description: both(''),
  lacksArabic: [],
});

const seededCategories: readonly Category[] = departments.flatMap((department) =>
  department.categories.map(({ slug, en, ar, subcategories }) => ({
    ...place(slug, { en, ar }),
    department: department.slug,
    departmentName: { en: department.en, ar: department.ar },
    picture: null,
    imageId: null,
    version: 1,
    attributes: seedCategoryAttributes[slug] ?? [],
    subcategories: subcategories.map((sub) => place(sub.slug, { en: sub.en, ar: sub.ar })),
  })),
);

/** The index of a new shop, without a database: ids are slugs. */
export function seededIndex(): ProductIndex {
  const index = new ProductIndex();
  index.replaceTree(seededCategories);
  index.replaceVocabulary(seededVocabulary);
  index.attributes = seedAttributes.map(({ options = [], unit = null, ...attribute }) => ({
    ...attribute,
    id: randomUUID(),
    unit,
    options: options.map((option) => ({
      ...option,
      swatch: option.swatch ?? null,
      secondSwatch: option.secondSwatch ?? null,
    })),
    isBuiltIn: false,
    version: 1,
  }));
  const familyOf = new Map(seedFamilies.flatMap(({ key, members }) => members.map((slug) => [slug, key])));
  for (const [position, seed] of seedProducts.entries()) {
    index.put(
      product({
        id: seed.slug,
        slug: seed.slug,
        sku: seed.sku,
        brand: seed.brand,
        name: both(seed.name, seed.translations.ar.name),
        categoryId: seed.category,
        subcategoryId: seed.subcategory,
        familyId: familyOf.get(seed.slug) ?? null,
        price: dirhamsFromQar(seed.price),
        stock: seed.stock,
        position,
        leadTimeDays: seed.leadTimeDays,
        widthMm: seed.dimensions?.width ?? null,
        depthMm: seed.dimensions?.depth ?? null,
        heightMm: seed.dimensions?.height ?? null,
        weightGrams: seed.weightKg === null ? null : Math.round(seed.weightKg * 1000),
        attributes: seed.attributes,
        assembly: seed.assembly.kind,
      }),
    );
  }
  return index;
}
