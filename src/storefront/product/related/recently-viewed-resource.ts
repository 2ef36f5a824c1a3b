import { productCard } from '#domain/catalogue/listing/product-list.ts';
import { selectListedProducts } from '#domain/catalogue/listing/product-list-queries.server.ts';
import { mostRecentlyViewed } from '#domain/catalogue/products/recently-viewed.ts';
import { localeOfRequest } from '#i18n/locale-path.ts';
import { isUuid } from '#primitives/text/uuid.ts';
import { pageServices } from '../../page-services.ts';
import type { Route } from './+types/recently-viewed-resource';

/** Resource route with the tiles of the given product ids; ids of removed products are left out. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const ids = new URL(request.url).searchParams.get('ids')?.split(',').filter(isUuid) ?? [];
  const listed = await selectListedProducts(context.get(pageServices).db, ids.slice(0, mostRecentlyViewed));
  return listed.map((product) => productCard(product, localeOfRequest(request)));
}
