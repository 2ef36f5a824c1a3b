import { categoryCard } from '#domain/catalogue/categories/category.ts';
import { localeOfRequest } from '#i18n/locale-path.ts';
import { useMessages } from '#i18n/messages-context.tsx';
import { IntroPage } from '../layout/intro-page.tsx';
import { NotFoundSuggestions } from '../not-found/not-found-suggestions.tsx';
import { suggestPages } from '../not-found/suggest-pages.server.ts';
import { pageServices } from '../page-services.ts';
import { completeAsRendered } from '../rendering/complete-as-rendered.ts';
import type { Route } from './+types/collection-page';
import { CategoryList } from './category-list.tsx';
import { Collection } from './collection.tsx';
import { loadListing } from './listing/load-listing.server.ts';
import { requirePlace } from './require-place.server.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, now, productIndex } = context.get(pageServices);
  const reference = new URL(request.url).searchParams.get('category');
  const index = await productIndex();
  if (!reference) {
    const locale = localeOfRequest(request);
    return { categories: index.categories.map((category) => categoryCard(category, locale)) };
  }
  const { category } = requirePlace(index, request, 'category', reference, () =>
    suggestPages(request, { index }, reference),
  );
  return {
    place: { path: '/collection', category: reference },
    category,
    listing: await loadListing({ db, index, now }, request, { category }),
  };
}

export const handle = completeAsRendered;

export default function CollectionPage({ loaderData }: Route.ComponentProps) {
  const { pages } = useMessages();
  if (loaderData.category) return <Collection {...loaderData} />;
  return (
    <IntroPage {...pages.collection}>
      <CategoryList categories={loaderData.categories} />
    </IntroPage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <NotFoundSuggestions error={error} />;
}
