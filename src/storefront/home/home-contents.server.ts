import { categoryCard } from '#domain/catalogue/categories/category.ts';
import { listTogether } from '#domain/catalogue/listing/list-products.server.ts';
import { productFilterSchema } from '#domain/catalogue/listing/product-filter.ts';
import { productCard } from '#domain/catalogue/listing/product-list.ts';
import { findScenePictures } from '#domain/content/scene-picture-queries.server.ts';
import { listActiveTestimonials } from '#domain/testimonials/testimonial-queries.server.ts';
import type { Locale } from '#primitives/locale.ts';
import { seededPlacePath } from '../catalogue/place-path.ts';
import { locationScenes } from '../locations/location-paths.ts';
import type { PageServices } from '../page-services.ts';
import { heroSlides } from './hero-slides.ts';
import type { HomeSectionsProps } from './home-sections.tsx';
import type { Voice } from './testimonials-section.tsx';

const productsOnShelf = '12';

const shelves = [
  { isNewArrival: 'true', sort: 'newest' },
  { isFeatured: 'true' },
  { isBestSeller: 'true' },
].map((shelf) => ({ filter: productFilterSchema.parse({ ...shelf, pageSize: productsOnShelf }) }));

const heroScenes = heroSlides.map(({ scene }) => scene);
const cityScenes = Object.values(locationScenes);

/** Loads the contents of the home page in one language. */
export async function loadHomeContents(services: Pick<PageServices, 'db' | 'productIndex'>, locale: Locale) {
  const { db } = services;
  const [{ categories, onShelves, links }, pictures, voices] = await Promise.all([
    loadCatalogue(services, locale),
    findScenePictures(db, ['page-about', ...heroScenes, ...cityScenes]),
    listVoices(db, locale),
  ]);
  const [newArrivals = [], featured = [], bestSellers = []] = onShelves;
  const [aboutPicture = null, ...others] = pictures;
  const sections: HomeSectionsProps = { newArrivals, featured, bestSellers, aboutPicture, voices };
  const hero = { pictures: others.slice(0, heroScenes.length), links };
  const cityPictures = others.slice(heroScenes.length);
  return { categories, contents: { hero, cityPictures, sections } };
}

async function loadCatalogue(services: Pick<PageServices, 'db' | 'productIndex'>, locale: Locale) {
  const index = await services.productIndex();
  const lists = await listTogether(services.db, index, shelves, locale);
  return {
    categories: index.categories.map((category) => categoryCard(category, locale)),
    onShelves: lists.map(({ products }) => products.map((product) => productCard(product, locale))),
    links: heroSlides.map(({ place }) => seededPlacePath(index, ...place)),
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
