import { data } from 'react-router';
import { categoryCard } from '#domain/catalogue/categories/category.ts';
import { localeOfRequest } from '#i18n/locale-path.ts';
import { useMessages } from '#i18n/messages-context.tsx';
import { TalkToUs } from '../layout/talk-to-us.tsx';
import { pageServices } from '../page-services.ts';
import { completeAsRendered } from '../rendering/complete-as-rendered.ts';
import { searchPages } from '../search/pages/load-pages.server.ts';
import { PageResults } from '../search/pages/page-results.tsx';
import type { Route } from './+types/products-page';
import { CategoryList } from './category-list.tsx';
import { AskedNotes } from './listing/asked-notes.tsx';
import { isNothingLikeIt } from './listing/listing-data.ts';
import { ListingHead } from './listing/listing-head.tsx';
import { ListingView } from './listing/listing-view.tsx';
import { loadListing } from './listing/load-listing.server.ts';
import { SearchField } from './listing/search-field.tsx';
import { redirectFormerFilters } from './require-place.server.ts';

const place = { path: '/products' };
const mostPages = 4;

export async function loader({ context, request }: Route.LoaderArgs) {
  const services = context.get(pageServices);
  const { db, now, productIndex } = services;
  const index = await productIndex();
  redirectFormerFilters(index, request);
  const listing = await loadListing({ db, index, now }, request);
  const locale = localeOfRequest(request);
  const { search, page } = listing.choice;
  const pages = search && page === 1 ? await searchPages(services, search, locale, mostPages) : null;
  // An empty result offers the categories instead.
  const shown = isNothingLikeIt(listing) && !pages ? index.categories : [];
  const categories = shown.map((category) => categoryCard(category, locale));
  const isMissed =
    search !== undefined &&
    listing.total === 0 &&
    pages === null &&
    index.find({ search, page: 1, pageSize: 1 }, locale).total === 0;
  if (isMissed) services.noteMissedSearch(search);
  // A cached page would be counted once.
  return data({ listing, categories, pages }, isMissed ? { headers: { 'Cache-Control': 'no-store' } } : {});
}

/** Those of the loader: a search in vain is not cached. */
export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export const handle = completeAsRendered;

export default function ProductsPage({ loaderData }: Route.ComponentProps) {
  const { listing, categories, pages: found } = loaderData;
  const { pages, search, home } = useMessages();
  const { choice } = listing;
  const term = choice.search;
  const isNothing = isNothingLikeIt(listing);
  const hidesList = isNothing && found !== null && !listing.nearMatches?.spelling;
  const titleOfSearch = isNothing && !found ? search.nothingFound : search.resultsTitle;
  const title = term ? titleOfSearch(term) : pages.products.title;
  return (
    <>
      <ListingHead place={place} listing={listing} title={title} description={pages.products.lead} />
      <div className="page-column pt-12 lg:pt-16">
        <h1 className="type-title max-w-4xl [overflow-wrap:anywhere]">{title}</h1>
        {!term && <p className="type-lead mt-4 max-w-prose">{pages.products.lead}</p>}
        <SearchField term={term} />
        {listing.asked && <AskedNotes asked={listing.asked} />}
      </div>
      {found && (found.isAnswer || isNothing) && (
        <div className="page-column pt-10">
          <PageResults {...found} />
        </div>
      )}
      {!hidesList && (
        <div className="page-column pt-10">
          <ListingView place={place} data={listing} />
        </div>
      )}
      {found && !found.isAnswer && !isNothing && (
        <div className="page-column pt-section">
          <PageResults {...found} />
        </div>
      )}
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
