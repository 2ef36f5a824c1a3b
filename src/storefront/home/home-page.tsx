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

export async function loader({ context, request }: Route.LoaderArgs) {
  return { categories: await listCategoryCards(context.get(pageServices).db, localeOfRequest(request)) };
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { home } = useMessages();
  return (
    <>
      <PageHead title={home.title} description={home.description} />
      <Hero />
      <StatsStrip />
      <section aria-labelledby="categories" className="page-column pt-section">
        <h2 id="categories" className="type-title mb-8">
          {home.categoriesTitle}
        </h2>
        <CategoryList categories={loaderData.categories} />
      </section>
      <CityCards />
    </>
  );
}
