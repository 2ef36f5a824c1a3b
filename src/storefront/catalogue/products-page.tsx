import { listCategoryCards } from '#domain/catalogue/category-queries.server.ts';
import { localeOfRequest } from '#i18n/locale-path.ts';
import { useMessages } from '#i18n/messages-context.tsx';
import { IntroPage } from '../layout/intro-page.tsx';
import { pageServices } from '../page-services.ts';
import type { Route } from './+types/products-page';
import { CategoryList } from './category-list.tsx';
import { loadProductCards } from './product-cards.server.ts';
import { SearchResults } from './search-results.tsx';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = context.get(pageServices);
  const term = new URL(request.url).searchParams.get('search')?.trim();
  const list = term ? await loadProductCards(db, request, { search: term }) : null;
  // A search that finds something needs no other way in.
  const categories = list && list.total > 0 ? [] : await listCategoryCards(db, localeOfRequest(request));
  return { search: term && list ? { term, list } : null, categories };
}

export default function ProductsPage({ loaderData: { search, categories } }: Route.ComponentProps) {
  const { pages } = useMessages();
  if (search) return <SearchResults {...search} categories={categories} />;
  return (
    <IntroPage {...pages.products}>
      <CategoryList categories={categories} />
    </IntroPage>
  );
}
