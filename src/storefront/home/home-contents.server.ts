import { listProducts } from '#domain/catalogue/list-products.server.ts';
import { productFilterSchema } from '#domain/catalogue/product-filter.ts';
import { productCard } from '#domain/catalogue/product-list.ts';
import { findScenePictures } from '#domain/content/scene-picture-queries.server.ts';
import { listActiveTestimonials } from '#domain/testimonials/testimonial-queries.server.ts';
import type { Locale } from '#primitives/locale.ts';
import { locationScenes } from '../locations/location-paths.ts';
import type { PageServices } from '../page-services.ts';
import { heroSlides } from './hero-slides.ts';
import type { HomeSectionsProps } from './home-sections.tsx';
import type { Voice } from './testimonials-section.tsx';

const productsOnShelf = '12';

/** What the home page shows beside the categories, in one language. */
export async function loadHomeContents(db: PageServices['db'], locale: Locale) {
  const shelf = async (filter: Record<string, string>) => {
    const parsed = productFilterSchema.parse({ ...filter, pageSize: productsOnShelf });
    const { products } = await listProducts(db, parsed, locale);
    return products.map((product) => productCard(product, locale));
  };
  const [newArrivals, featured, bestSellers, heroPictures, cityPictures, [aboutPicture = null], voices] =
    await Promise.all([
      shelf({ isNewArrival: 'true', sort: 'newest' }),
      shelf({ isFeatured: 'true' }),
      shelf({ isBestSeller: 'true' }),
      findScenePictures(
        db,
        heroSlides.map(({ scene }) => scene),
      ),
      findScenePictures(db, Object.values(locationScenes)),
      findScenePictures(db, ['page-about']),
      listVoices(db, locale),
    ]);
  const sections: HomeSectionsProps = { newArrivals, featured, bestSellers, aboutPicture, voices };
  return { heroPictures, cityPictures, sections };
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
