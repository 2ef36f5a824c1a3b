import { localeOfRequest } from '#i18n/locale-path.ts';
import { pageServices } from '../../page-services.ts';
import type { Route } from './+types/planner-products-resource';
import { loadPlannedProducts } from './load-planned-products.server.ts';

/**
 * Resource route with all products that can stand in a plan, in one language. Cached like a page: by content version in
 * the server, and revalidated by browsers.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const services = context.get(pageServices);
  const products = await loadPlannedProducts(
    services,
    await services.productIndex(),
    localeOfRequest(request),
  );
  return Response.json(products, {
    headers: { 'Cache-Control': 'public, max-age=0, s-maxage=1', 'X-Robots-Tag': 'noindex' },
  });
}
