import { data as answer } from 'react-router';
import type { CategoryCard } from '#domain/catalogue/categories/category.ts';
import type { CitiesContent, HeroContent, PageFigure } from '#domain/site-content/page-content.ts';
import { previewKeyOf } from '#domain/site-content/preview-address.ts';
import { localeOfRequest } from '#i18n/locale-path.ts';
import { useMessages } from '#i18n/messages-context.tsx';
import { CategoryList } from '../catalogue/category-list.tsx';
import { useDeliverySummary } from '../delivery/delivery-summary.ts';
import { PageHead } from '../head/page-head.tsx';
import { shopData, websiteData } from '../head/structured-data.ts';
import { StructuredDataScript } from '../head/structured-data-script.tsx';
import { useShop } from '../hooks/use-shop.ts';
import { personalHeaders } from '../navigation/personal-page.ts';
import { pageNotFound } from '../not-found/page-not-found.ts';
import { pageServices } from '../page-services.ts';
import { completeAsRendered } from '../rendering/complete-as-rendered.ts';
import { HydrateOnFirstInteraction } from '../rendering/hydrate-on-first-interaction.tsx';
import type { Route } from './+types/home-page';
import { CityCards } from './city-cards.tsx';
import { Hero } from './hero.tsx';
import { loadHomeContents } from './home-contents.server.ts';
import { HomeSections, type HomeSectionsProps } from './home-sections.tsx';
import { StatsStrip } from './stats-strip.tsx';
import { useCategoryCards } from './use-category-cards.ts';

interface HomeData {
  readonly categories: readonly CategoryCard[];
  /** Absent when only the snapshot of this browser is available. */
  readonly contents?: {
    /** Null: it is off, or cannot be read. */
    readonly hero: HeroContent | null;
    readonly figures: readonly PageFigure[] | null;
    readonly cities: CitiesContent | null;
    readonly sections: HomeSectionsProps;
  };
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const previewKey = previewKeyOf(request.url);
  const home = await loadHomeContents(context.get(pageServices), localeOfRequest(request), previewKey);
  if (!home) throw pageNotFound();
  const shown: HomeData = home;
  return answer(shown, previewKey === undefined ? {} : { headers: personalHeaders });
}

/** Those of the loader: a preview is not cached. */
export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

/** Client-side navigation: falls back to the categories stored in this browser. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs): Promise<HomeData> {
  try {
    const data = await serverLoader();
    return data.categories.length > 0 ? data : { ...data, categories: await findStored(request) };
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
    // Without a connection this module may fail to load, too.
    return [];
  }
}

export const handle = completeAsRendered;

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { categories, contents } = loaderData;
  const { tagline, home } = useMessages();
  const delivery = useDeliverySummary();
  const shop = useShop();
  const cards = useCategoryCards(categories);
  return (
    <>
      <PageHead title={home.title} description={home.description(delivery?.sentence ?? tagline)} />
      {shop && (
        <StructuredDataScript
          describe={(place) => [
            shopData(place, shop.profile, shop.picture),
            websiteData(place, shop.profile.name[place.locale]),
          ]}
        />
      )}
      <Hero content={contents?.hero ?? null} />
      <section
        aria-labelledby="categories"
        className="below-first-view page-column pt-section [--usual-height:70rem]"
      >
        <h2 id="categories" className="type-title mb-8">
          {home.categoriesTitle}
        </h2>
        {/* Stored categories appear without an interaction, so they are not hydrated late. */}
        {categories.length > 0 ? (
          <HydrateOnFirstInteraction>
            <CategoryList categories={cards} hasLead />
          </HydrateOnFirstInteraction>
        ) : (
          <CategoryList categories={cards} hasLead />
        )}
      </section>
      <HydrateOnFirstInteraction>
        {contents?.cities && <CityCards {...contents.cities} />}
        {contents?.figures && <StatsStrip figures={contents.figures} />}
        {contents && <HomeSections {...contents.sections} />}
      </HydrateOnFirstInteraction>
    </>
  );
}
