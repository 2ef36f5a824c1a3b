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

/** A category speaks of at least one product line, even before it is divided. */
export function productLineCount(category: Category): number {
  return Math.max(1, category.subcategories.length);
}
