import { searchTerm } from '#domain/catalogue/search/search-term.ts';
import { localeOfRequest } from '#i18n/locale-path.ts';
import { pageServices } from '../../page-services.ts';
import type { Route } from './+types/suggestions-resource';
import { searchPages } from './load-pages.server.ts';

const mostSuggested = 3;

/** Resource route with the pages that the search dialog suggests below products. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const term = searchTerm(new URL(request.url).searchParams.get('search') ?? '');
  const found = await searchPages(context.get(pageServices), term, localeOfRequest(request), mostSuggested);
  return Response.json(found);
}
