import { localeOfRequest } from '#i18n/locale-path.ts';
import { NotFoundSuggestions } from '../not-found/not-found-suggestions.tsx';
import { suggestPages } from '../not-found/suggest-pages.server.ts';
import { linkPackagesOfPlace } from '../packages/link-packages.server.ts';
import { pageServices } from '../page-services.ts';
import { linkTemplatesOfPlace } from '../planner/templates/link-templates.server.ts';
import { completeAsRendered } from '../rendering/complete-as-rendered.ts';
import type { Route } from './+types/subcategory-page';
import { Collection } from './collection.tsx';
import { listSisters } from './list-sisters.server.ts';
import { loadListing } from './listing/load-listing.server.ts';
import { requirePlace } from './require-place.server.ts';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { db, now, productIndex, cachedRead } = context.get(pageServices);
  const index = await productIndex();
  const found = requirePlace(index, request, 'subcategory', params.id, () =>
    suggestPages(request, { index }),
  );
  return {
    place: { path: `/subcategory/${params.id}` },
    ...found,
    sisters: listSisters(index, request, found),
    listing: await loadListing({ db, index, now }, request, found),
    packages: await linkPackagesOfPlace({ db, cachedRead }, index, found, localeOfRequest(request)),
    offices: await linkTemplatesOfPlace({ db, cachedRead }, index, found, localeOfRequest(request)),
  };
}

export const handle = completeAsRendered;

export default function SubcategoryPage({ loaderData }: Route.ComponentProps) {
  return <Collection {...loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <NotFoundSuggestions error={error} />;
}
