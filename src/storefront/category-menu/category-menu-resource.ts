import { categoryMenu } from '#domain/catalogue/categories/category-menu.ts';
import { localeOfRequest } from '#i18n/locale-path.ts';
import { pageServices } from '../page-services.ts';
import type { Route } from './+types/category-menu-resource';

/**
 * Resource route with the tree of the menus in one language. Cached like a page: by content version in the server, and
 * revalidated by browsers.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const index = await context.get(pageServices).productIndex();
  const locale = localeOfRequest(request);
  const { facets } = index.find({ groupFamilies: true, page: 1, pageSize: 1 }, locale);
  return Response.json(categoryMenu(index.categories, facets, locale), {
    headers: { 'Cache-Control': 'public, max-age=0, s-maxage=1', 'X-Robots-Tag': 'noindex' },
  });
}
