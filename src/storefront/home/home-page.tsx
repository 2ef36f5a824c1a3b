import type { CategoryCard } from '#domain/catalogue/category.ts';
import { listCategoryCards } from '#domain/catalogue/category-queries.server.ts';
import { localeOfRequest } from '#i18n/locale-path.ts';
import { useMessages } from '#i18n/messages-context.tsx';
import { CategoryList } from '../catalogue/category-list.tsx';
import { PageHead } from '../page-head.tsx';
import { pageServices } from '../page-services.ts';
import type { Route } from './+types/home-page';
import { CityCards } from './city-cards.tsx';
import { Hero } from './hero.tsx';
import { StatsStrip } from './stats-strip.tsx';
import { useCategoryCards } from './use-category-cards.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  return { categories: await listCategoryCards(context.get(pageServices).db, localeOfRequest(request)) };
}

/** Coming from another page: without categories from the server, the ones stored in this browser are shown. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  try {
    const loaded = await serverLoader();
    return loaded.categories.length > 0 ? loaded : { categories: await findStored(request) };
  } catch (error) {
    if (request.signal.aborted) throw error;
    const categories = await findStored(request);
    if (categories.length === 0) throw error;
    return { categories };
  }
}

async function findStored(request: Request): Promise<CategoryCard[]> {
  try {
    const { storedCategoryCards } = await import('./browser-categories.ts');
    return storedCategoryCards(localeOfRequest(request));
  } catch {
    // Without a connection the code for it may be missing too, which is as if nothing were stored.
    return [];
  }
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { home } = useMessages();
  const categories = useCategoryCards(loaderData.categories);
  return (
    <>
      <PageHead title={home.title} description={home.description} />
      <Hero />
      <StatsStrip />
      <section aria-labelledby="categories" className="page-column pt-section">
        <h2 id="categories" className="type-title mb-8">
          {home.categoriesTitle}
        </h2>
        <CategoryList categories={categories} />
      </section>
      <CityCards />
    </>
  );
}
