import { type PictureInLanguage, pictureInLanguage } from '#images/image-address.ts';
import type { Locale } from '#primitives/locale.ts';
import type { FacetCount } from '../listing/product-list.ts';
import type { Category, Subcategory } from './category.ts';
import { byDepartment } from './departments.ts';

/** A subcategory in the menus of the shop. */
interface MenuPlace {
  readonly slug: string;
  readonly name: string;
  /** How many there are to buy. */
  readonly products: number;
}

export interface MenuCategory extends MenuPlace {
  readonly picture: PictureInLanguage | null;
  readonly subcategories: readonly MenuPlace[];
}

export interface MenuDepartment {
  readonly slug: string;
  readonly name: string;
  readonly categories: readonly MenuCategory[];
}

/** Of places that have products; others are absent. */
interface ProductCounts {
  readonly categories: readonly FacetCount[];
  readonly subcategories: readonly FacetCount[];
}

/**
 * The tree of the menus in one language: departments, categories and subcategories in display order. Places without
 * products are left out, because a menu must not lead to an empty list.
 */
export function categoryMenu(
  categories: readonly Category[],
  counts: ProductCounts,
  locale: Locale,
): MenuDepartment[] {
  const inCategory = countsBySlug(counts.categories);
  const inSubcategory = countsBySlug(counts.subcategories);
  const toPlace = ({ slug, name }: Subcategory, products: ReadonlyMap<string, number>): MenuPlace => ({
    slug,
    name: name[locale],
    products: products.get(slug) ?? 0,
  });
  const shown = categories.filter(({ slug }) => inCategory.has(slug));
  return byDepartment(shown).map(({ slug, name, categories: ofDepartment }) => ({
    slug,
    name: name[locale],
    categories: ofDepartment.map((category) => ({
      ...toPlace(category, inCategory),
      picture: category.picture && pictureInLanguage(category.picture, locale),
      subcategories: category.subcategories
        .filter((part) => inSubcategory.has(part.slug))
        .map((part) => toPlace(part, inSubcategory)),
    })),
  }));
}

function countsBySlug(counts: readonly FacetCount[]): ReadonlyMap<string, number> {
  return new Map(counts.map(({ slug, count }) => [slug, count]));
}
