import { findSubcategory } from '#domain/catalogue/category-queries.server.ts';
import { listProductsOfSubcategory } from '#domain/catalogue/product-queries.server.ts';
import { localeOfRequest } from '#i18n/locale-path.ts';
import { pageNotFound } from '../not-found/page-not-found.ts';
import { pageServices } from '../page-services.ts';
import type { Route } from './+types/subcategory-page';
import { Collection } from './collection.tsx';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { db } = context.get(pageServices);
  const found = await findSubcategory(db, params.id);
  if (!found) throw pageNotFound();
  return {
    ...found,
    products: await listProductsOfSubcategory(db, found.subcategory.id, localeOfRequest(request)),
  };
}

export default function SubcategoryPage({ loaderData }: Route.ComponentProps) {
  return <Collection {...loaderData} />;
}
