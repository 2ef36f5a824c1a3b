import { currentProductIndex } from '#domain/catalogue/catalogue-index.server.ts';
import type { ProductIndex } from '#domain/catalogue/product-index.ts';
import type { PageServices } from './page-services.ts';

/** The index of the products, for pages: they need not ask the database each time whether it still holds. */
export function knownProductIndex({
  db,
  remember,
}: Pick<PageServices, 'db' | 'remember'>): Promise<ProductIndex> {
  return remember('product index', () => currentProductIndex(db));
}
