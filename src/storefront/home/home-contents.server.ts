import { categoryCard } from '#domain/catalogue/categories/category.ts';
import { listTogether } from '#domain/catalogue/listing/list-products.server.ts';
import { productFilterSchema } from '#domain/catalogue/listing/product-filter.ts';
import { productCard } from '#domain/catalogue/listing/product-list.ts';
import { listActiveTestimonials } from '#domain/testimonials/testimonial-queries.server.ts';
import type { Locale } from '#primitives/locale.ts';
import { shelfCard } from '../catalogue/listed-card.server.ts';
import type { PageServices } from '../page-services.ts';
import { linkRoomNamed } from '../rooms/load-rooms.server.ts';
import type { HomeSectionsProps } from './home-sections.tsx';
import { loadPageContent } from './site-content.server.ts';
import type { Voice } from './testimonials-section.tsx';

const productsOnShelf = '12';
/** The room of the opening that has the most products. */
const shownRoom = 'hero-executive-office';

const shelves = [
  { isNewArrival: 'true', sort: 'newest' },
  { isFeatured: 'true' },
  { isBestSeller: 'true' },
].map((shelf) => ({
  filter: productFilterSchema.parse({ ...shelf, groupFamilies: 'true', pageSize: productsOnShelf }),
}));

/** Loads the home page in one language; undefined for a preview that is not valid any more. */
export async function loadHomeContents(
  services: Pick<PageServices, 'db' | 'productIndex' | 'now' | 'cachedRead'>,
  locale: Locale,
  previewKey?: string,
) {
  const [{ categories, onShelves }, page, voices] = await Promise.all([
    loadCatalogue(services, locale),
    loadPageContent(services, locale, previewKey),
    listVoices(services.db, locale),
  ]);
  if (!page) return undefined;
  const { hero, figures, cities, about } = page;
  const [newArrivals = [], featured = [], bestSellers = []] = onShelves;
  const room = await linkRoomNamed(services, shownRoom, locale);
  const sections: HomeSectionsProps = { newArrivals, featured, bestSellers, about, voices, room };
  return { categories, contents: { hero, figures, cities, sections } };
}

async function loadCatalogue(services: Pick<PageServices, 'db' | 'productIndex'>, locale: Locale) {
  const index = await services.productIndex();
  const lists = await listTogether(services.db, index, shelves, locale);
  return {
    categories: index.categories.map((category) => categoryCard(category, locale)),
    onShelves: lists.map(({ products }) =>
      products.map((product) => shelfCard(productCard(product, locale), index, locale)),
    ),
  };
}

async function listVoices(db: PageServices['db'], locale: Locale): Promise<Voice[]> {
  const testimonials = await listActiveTestimonials(db);
  return testimonials.map(({ id, author, role, company, text, rating, picture }) => ({
    id,
    author: author[locale],
    role: role[locale],
    company: company[locale],
    text: text[locale],
    rating,
    picture,
  }));
}
