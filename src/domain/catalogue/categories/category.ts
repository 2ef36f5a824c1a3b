import type { Picture } from '#images/image-address.ts';
import type { Locale } from '#primitives/locale.ts';
import type { LocalizedText } from '#primitives/text/localized-text.ts';

export interface Subcategory {
  readonly id: string;
  readonly slug: string;
  /** English where Arabic is missing. */
  readonly name: LocalizedText;
  readonly description: LocalizedText;
  /** Texts to be translated. */
  readonly lacksArabic: readonly ('name' | 'description')[];
}

export interface Category extends Subcategory {
  /** Slug of the department it belongs to. */
  readonly department: string;
  readonly picture: Picture | null;
  readonly imageId: string | null;
  readonly version: number;
  readonly subcategories: readonly Subcategory[];
}

/** What a card shows of a category, in one language. */
export interface CategoryCard {
  readonly id: string;
  readonly name: string;
  readonly productLines: number;
  readonly picture: Picture | null;
}

export function categoryCard({ id, name, subcategories, picture }: Category, locale: Locale): CategoryCard {
  // A category speaks of at least one product line, even before it is divided.
  return { id, name: name[locale], productLines: Math.max(1, subcategories.length), picture };
}

/** The one that an address means: by its id, its slug or its name in either language. */
export function findCategoryIn(categories: readonly Category[], reference: string): Category | undefined {
  return categories.find(
    ({ id, slug, name }) => id === reference.toLowerCase() || [slug, name.en, name.ar].includes(reference),
  );
}

/** A part by its id or its slug, together with the category it belongs to. */
export function findSubcategoryIn(
  categories: readonly Category[],
  reference: string,
): { category: Category; subcategory: Subcategory } | undefined {
  for (const category of categories) {
    const subcategory = category.subcategories.find(
      ({ id, slug }) => id === reference.toLowerCase() || slug === reference,
    );
    if (subcategory) return { category, subcategory };
  }
  return undefined;
}

/** A subcategory of a category by its id, its slug or its name in either language. */
export function findSubcategoryOf(category: Category, reference: string): Subcategory | undefined {
  return category.subcategories.find(
    ({ id, slug, name }) => id === reference.toLowerCase() || [slug, name.en, name.ar].includes(reference),
  );
}
