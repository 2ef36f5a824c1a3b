import type { Locale } from '#primitives/locale.ts';
import type { LocalizedText } from '#primitives/localized-text.ts';

export interface Subcategory {
  readonly id: string;
  readonly slug: string;
  readonly name: LocalizedText;
  readonly description: LocalizedText;
}

export interface Category {
  readonly id: string;
  readonly slug: string;
  readonly name: LocalizedText;
  readonly description: LocalizedText;
  readonly subcategories: readonly Subcategory[];
}

/** What a card shows of a category, in one language. */
export interface CategoryCard {
  readonly id: string;
  readonly name: string;
  readonly productLines: number;
}

export function categoryCard(category: Category, locale: Locale): CategoryCard {
  return {
    id: category.id,
    name: category.name[locale],
    // A category speaks of at least one product line, even before it is divided.
    productLines: Math.max(1, category.subcategories.length),
  };
}
