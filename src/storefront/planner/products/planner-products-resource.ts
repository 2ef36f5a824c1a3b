import { findPlannedProducts } from '#domain/planner/find-planned-products.server.ts';
import { localeOfRequest } from '#i18n/locale-path.ts';
import { pageServices } from '../../page-services.ts';
import type { Route } from './+types/planner-products-resource';

/**
 * Resource route with all products that can stand in a plan, in one language. Cached like a page: by content version in
 * the server, and revalidated by browsers.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, cachedRead, productIndex } = context.get(pageServices);
  const locale = localeOfRequest(request);
  const products = await cachedRead(`products of plans, ${locale}`, async () =>
    findPlannedProducts(db, await productIndex(), locale),
  );
  return Response.json(products, {
    headers: { 'Cache-Control': 'public, max-age=0, s-maxage=1', 'X-Robots-Tag': 'noindex' },
  });
}
