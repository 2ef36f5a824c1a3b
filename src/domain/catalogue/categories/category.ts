import type { Picture } from '#images/image-address.ts';
import type { Locale } from '#primitives/locale.ts';
import type { LocalizedText } from '#primitives/text/localized-text.ts';
import type { CategoryAttribute } from '../attributes/attribute.ts';

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
  readonly departmentName: LocalizedText;
  readonly picture: Picture | null;
  readonly imageId: string | null;
  readonly version: number;
  /** Of its products, in display order. */
  readonly attributes: readonly CategoryAttribute[];
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
