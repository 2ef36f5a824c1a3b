import { categoryCard } from '#domain/catalogue/categories/category.ts';
import { byDepartment } from '#domain/catalogue/categories/departments.ts';
import { localeOfRequest } from '#i18n/locale-path.ts';
import { useMessages } from '#i18n/messages-context.tsx';
import { IntroPage } from '../layout/intro-page.tsx';
import { NotFoundSuggestions } from '../not-found/not-found-suggestions.tsx';
import { suggestPages } from '../not-found/suggest-pages.server.ts';
import { linkPackagesOfPlace } from '../packages/link-packages.server.ts';
import { pageServices } from '../page-services.ts';
import { linkTemplatesOfPlace } from '../planner/templates/link-templates.server.ts';
import { completeAsRendered } from '../rendering/complete-as-rendered.ts';
import { linkRoomOfPicture } from '../rooms/load-rooms.server.ts';
import type { Route } from './+types/collection-page';
import { Collection } from './collection.tsx';
import { Departments } from './departments.tsx';
import { listSisters } from './list-sisters.server.ts';
import { loadListing } from './listing/load-listing.server.ts';
import { requirePlace } from './require-place.server.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, now, productIndex, cachedRead } = context.get(pageServices);
  const reference = new URL(request.url).searchParams.get('category');
  const index = await productIndex();
  if (!reference) {
    const locale = localeOfRequest(request);
    const departments = byDepartment(index.categories).map(({ slug, name, categories }) => ({
      slug,
      name: name[locale],
      categories: categories.map((category) => categoryCard(category, locale)),
    }));
    return { departments };
  }
  const { category } = requirePlace(index, request, 'category', reference, () =>
    suggestPages(request, { index }, reference),
  );
  return {
    place: { path: '/collection', category: reference },
    category,
    sisters: listSisters(index, request, { category }),
    listing: await loadListing({ db, index, now }, request, { category }),
    packages: await linkPackagesOfPlace({ db, cachedRead }, index, { category }, localeOfRequest(request)),
    offices: await linkTemplatesOfPlace({ db, cachedRead }, index, { category }, localeOfRequest(request)),
    room: await linkRoomOfPicture({ db, cachedRead }, category.picture, localeOfRequest(request)),
  };
}

export const handle = completeAsRendered;

export default function CollectionPage({ loaderData }: Route.ComponentProps) {
  const { pages } = useMessages();
  if (loaderData.category) return <Collection {...loaderData} />;
  return (
    <IntroPage {...pages.collection}>
      <Departments departments={loaderData.departments} />
    </IntroPage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <NotFoundSuggestions error={error} />;
}
