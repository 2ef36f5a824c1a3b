import { listTogether } from '#domain/catalogue/listing/list-products.server.ts';
import { productFilterSchema } from '#domain/catalogue/listing/product-filter.ts';
import { productCard } from '#domain/catalogue/listing/product-list.ts';
import type { ProductCard } from '#domain/catalogue/products/product.ts';
import type { Locale } from '#primitives/locale.ts';
import type { PageServices } from '../page-services.ts';
import type { ServedLocation } from './location-paths.ts';

/** Subcategories that are featured on each location page. */
const wanted: Readonly<Record<ServedLocation, readonly Readonly<Record<string, string>>[]>> = {
  doha: [
    { category: 'desks', subcategory: 'staff-desks' },
    { category: 'seating', subcategory: 'ergonomic-chairs' },
    { category: 'meeting', subcategory: 'conference-tables' },
    { category: 'storage' },
  ],
  lusail: [
    { category: 'workstations', subcategory: 'workstations-4' },
    { category: 'meeting', subcategory: 'boardroom-tables' },
    { category: 'acoustic-pods' },
    { category: 'reception', subcategory: 'reception-desks' },
  ],
  alWaab: [
    { category: 'reception', subcategory: 'waiting-seating' },
    { category: 'desks', subcategory: 'home-office-desks' },
    { category: 'seating', subcategory: 'visitor-chairs' },
    { category: 'storage' },
  ],
};

/** Fills two rows. */
const most = 8;

/** Loads featured products in stock. Subcategories that staff removed are skipped. */
export async function loadLocationPicks(
  services: Pick<PageServices, 'db' | 'productIndex'>,
  location: ServedLocation,
  locale: Locale,
): Promise<ProductCard[]> {
  const parts = wanted[location].map((part) => ({
    filter: productFilterSchema.parse({ ...part, inStock: 'true', pageSize: String(most) }),
  }));
  const index = await services.productIndex();
  const lists = (await listTogether(services.db, index, parts, locale)).map(({ products }) =>
    products.map((product) => productCard(product, locale)),
  );
  // Round robin over the subcategories, so that one with few products leaves no gap.
  const turns = Array.from({ length: most }, (_, turn) => lists.flatMap((list) => list[turn] ?? []));
  return turns.flat().slice(0, most);
}
