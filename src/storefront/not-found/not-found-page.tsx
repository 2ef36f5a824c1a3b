import { loadArticles } from '../articles/load-articles.server.ts';
import { pageServices } from '../page-services.ts';
import type { Route } from './+types/not-found-page';
import { NotFoundSuggestions } from './not-found-suggestions.tsx';
import { pageNotFound } from './page-not-found.ts';
import { suggestPages } from './suggest-pages.server.ts';

/** Catch-all route: responds with 404. */
export async function loader({ context, request }: Route.LoaderArgs): Promise<never> {
  const services = context.get(pageServices);
  const [index, { articles }] = await Promise.all([services.productIndex(), loadArticles(services)]);
  throw pageNotFound(suggestPages(request, { index, articles }));
}

export default function NotFoundPage() {
  return null;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <NotFoundSuggestions error={error} />;
}
