import { findSeededPlace, type PlaceKind } from '#domain/catalogue/categories/find-place.ts';
import { listTogether } from '#domain/catalogue/listing/list-products.server.ts';
import { productCard } from '#domain/catalogue/listing/product-list.ts';
import type { ProductCard } from '#domain/catalogue/products/product.ts';
import type { Locale } from '#primitives/locale.ts';
import { shelfCard } from '../catalogue/listed-card.server.ts';
import type { PageServices } from '../page-services.ts';
import type { ServedLocation } from './location-paths.ts';

/** Seeded slugs of what is featured on each location page. */
const wanted: Readonly<Record<ServedLocation, readonly (readonly [kind: PlaceKind, slug: string])[]>> = {
  doha: [
    ['subcategory', 'staff-desks'],
    ['subcategory', 'ergonomic-chairs'],
    ['subcategory', 'conference-tables'],
    ['category', 'storage'],
  ],
  lusail: [
    ['subcategory', 'workstations-4'],
    ['subcategory', 'boardroom-tables'],
    ['category', 'acoustic-pods'],
    ['subcategory', 'reception-desks'],
  ],
  alWaab: [
    ['subcategory', 'waiting-seating'],
    ['subcategory', 'home-office-desks'],
    ['subcategory', 'visitor-chairs'],
    ['category', 'storage'],
  ],
};

/** Fills two rows. */
const most = 8;

/** Loads featured products in stock. Renamed places are followed; a deleted subcategory gives its category. */
export async function loadLocationPicks(
  services: Pick<PageServices, 'db' | 'productIndex'>,
  location: ServedLocation,
  locale: Locale,
): Promise<ProductCard[]> {
  const index = await services.productIndex();
  const parts = wanted[location].flatMap(([kind, slug]) => {
    const place = findSeededPlace(index, kind, slug);
    if (!place) return [];
    const { category, subcategory } = place;
    return {
      filter: {
        category: category.slug,
        ...(subcategory && { subcategory: subcategory.slug }),
        inStock: true,
        page: 1,
        pageSize: most,
      } as const,
    };
  });
  const lists = (await listTogether(services.db, index, parts, locale)).map(({ products }) =>
    products.map((product) => shelfCard(productCard(product, locale), index, locale)),
  );
  // Round robin over the subcategories, so that one with few products leaves no gap.
  const turns = Array.from({ length: most }, (_, turn) => lists.flatMap((list) => list[turn] ?? []));
  return turns.flat().slice(0, most);
}
