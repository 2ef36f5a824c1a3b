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
