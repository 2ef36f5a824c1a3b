import { listCategoryCards } from '#domain/catalogue/category-queries.server.ts';
import { searchProducts } from '#domain/catalogue/search-products.server.ts';
import { localeOfRequest } from '#i18n/locale-path.ts';
import { useMessages } from '#i18n/messages-context.tsx';
import { IntroPage } from '../layout/intro-page.tsx';
import { pageServices } from '../page-services.ts';
import type { Route } from './+types/products-page';
import { CategoryList } from './category-list.tsx';
import { SearchResults } from './search-results.tsx';

/** More than the range holds for any one word; pages of results come with filters and sorting. */
const mostResults = 200;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = context.get(pageServices);
  const locale = localeOfRequest(request);
  const term = new URL(request.url).searchParams.get('search')?.trim() ?? '';
  const found = term && (await searchProducts(db, term, { locale, limit: mostResults }));
  // A search that finds something needs no other way in.
  const categories = found && found.length > 0 ? [] : await listCategoryCards(db, locale);
  return { search: found ? { term, found } : null, categories };
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
