import { findCategory } from '#domain/catalogue/category-queries.server.ts';
import { listProductsOfCategory } from '#domain/catalogue/product-queries.server.ts';
import { localeOfRequest } from '#i18n/locale-path.ts';
import { pageNotFound } from '../not-found/page-not-found.ts';
import { pageServices } from '../page-services.ts';
import type { Route } from './+types/category-page';
import { Collection } from './collection.tsx';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { db } = context.get(pageServices);
  const category = await findCategory(db, params.id);
  if (!category) throw pageNotFound();
  return { category, products: await listProductsOfCategory(db, category.id, localeOfRequest(request)) };
}

export default function CategoryPage({ loaderData }: Route.ComponentProps) {
  return <Collection {...loaderData} />;
}
