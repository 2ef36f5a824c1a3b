import departments from '#database/seed/data/departments.json' with { type: 'json' };
import {
  type CategoryDirectory,
  findSeededPlace,
  type PlaceKind,
} from '#domain/catalogue/categories/find-place.ts';

const seeded: Readonly<Record<PlaceKind, readonly string[]>> = {
  category: departments.flatMap(({ categories }) => categories.map(({ slug }) => slug)),
  subcategory: departments.flatMap(({ categories }) =>
    categories.flatMap(({ subcategories }) => subcategories.map(({ slug }) => slug)),
  ),
};

/** The slug with which each category and subcategory was seeded, by id. What staff made is absent. */
export function seededSlugs(directory: CategoryDirectory): ReadonlyMap<string, string> {
  const slugs = new Map<string, string>();
  for (const kind of ['category', 'subcategory'] as const) {
    for (const slug of seeded[kind]) {
      const place = findSeededPlace(directory, kind, slug);
      const found = kind === 'category' ? place?.category : place?.subcategory;
      // A deleted subcategory leads to its category, which has a slug of its own.
      if (found && !slugs.has(found.id)) slugs.set(found.id, slug);
    }
  }
  return slugs;
}
