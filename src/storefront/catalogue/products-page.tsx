import { categoryCard } from '#domain/catalogue/categories/category.ts';
import { localeOfRequest } from '#i18n/locale-path.ts';
import { useMessages } from '#i18n/messages-context.tsx';
import { TalkToUs } from '../layout/talk-to-us.tsx';
import { pageServices } from '../page-services.ts';
import { completeAsRendered } from '../rendering/complete-as-rendered.ts';
import type { Route } from './+types/products-page';
import { CategoryList } from './category-list.tsx';
import { isNothingLikeIt } from './listing/listing-data.ts';
import { ListingHead } from './listing/listing-head.tsx';
import { ListingView } from './listing/listing-view.tsx';
import { loadListing } from './listing/load-listing.server.ts';
import { SearchField } from './listing/search-field.tsx';
import { redirectFormerFilters } from './require-place.server.ts';

const place = { path: '/products' };

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, now, productIndex } = context.get(pageServices);
  const index = await productIndex();
  redirectFormerFilters(index, request);
  const listing = await loadListing({ db, index, now }, request);
  // An empty result offers the categories instead.
  const shown = isNothingLikeIt(listing) ? index.categories : [];
  const locale = localeOfRequest(request);
  const categories = shown.map((category) => categoryCard(category, locale));
  return { listing, categories };
}

export const handle = completeAsRendered;

export default function ProductsPage({ loaderData }: Route.ComponentProps) {
  const { listing, categories } = loaderData;
  const { pages, search, home } = useMessages();
  const { choice } = listing;
  const term = choice.search;
  const titleOfSearch = isNothingLikeIt(listing) ? search.nothingFound : search.resultsTitle;
  const title = term ? titleOfSearch(term) : pages.products.title;
  return (
    <>
      <ListingHead place={place} listing={listing} title={title} description={pages.products.lead} />
      <div className="page-column pt-12 lg:pt-16">
        <h1 className="type-title max-w-4xl [overflow-wrap:anywhere]">{title}</h1>
        {!term && <p className="type-lead mt-4 max-w-prose">{pages.products.lead}</p>}
        <SearchField term={term} />
      </div>
      <div className="page-column pt-10">
        <ListingView place={place} data={listing} />
      </div>
      {categories.length > 0 && (
        <section aria-labelledby="categories" className="page-column pt-section">
          <h2 id="categories" className="type-heading mb-6">
            {home.categoriesTitle}
          </h2>
          <CategoryList categories={categories} />
        </section>
      )}
      <TalkToUs />
    </>
  );
}
