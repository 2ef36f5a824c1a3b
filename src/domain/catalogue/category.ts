import type { Picture } from '#images/image-address.ts';
import type { LocalizedText } from '#primitives/localized-text.ts';

export interface Subcategory {
  readonly id: string;
  readonly slug: string;
  readonly name: LocalizedText;
  readonly description: LocalizedText;
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
