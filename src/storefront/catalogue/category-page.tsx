import { findCategoryIn } from '#domain/catalogue/categories/category.ts';
import { pageNotFound } from '../not-found/page-not-found.ts';
import { pageServices } from '../page-services.ts';
import type { Route } from './+types/category-page';
import { Collection } from './collection.tsx';
import { loadListing } from './listing/load-listing.server.ts';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { db, productIndex } = context.get(pageServices);
  const index = await productIndex();
  const category = findCategoryIn(index.categories, params.id);
  if (!category) throw pageNotFound();
  return {
    place: { path: `/category/${params.id}` },
    category,
    listing: await loadListing({ db, index }, request, { category }),
  };
}

export default function CategoryPage({ loaderData }: Route.ComponentProps) {
  return <Collection {...loaderData} />;
}
