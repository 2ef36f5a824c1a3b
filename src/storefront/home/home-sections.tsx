import type { ProductCard } from '#domain/catalogue/products/product.ts';
import type { AboutContent } from '#domain/site-content/page-content.ts';
import { useMessages } from '#i18n/messages-context.tsx';
import { type LinkedRoom, RoomLink } from '../rooms/room-link.tsx';
import { AboutSection } from './about-section.tsx';
import { ProductShelf } from './product-shelf.tsx';
import { TestimonialsSection, type Voice } from './testimonials-section.tsx';

export interface HomeSectionsProps {
  readonly newArrivals: readonly ProductCard[];
  readonly featured: readonly ProductCard[];
  readonly bestSellers: readonly ProductCard[];
  readonly about: AboutContent | null;
  readonly voices: readonly Voice[];
  /** One of the rooms of the opening. */
  readonly room: LinkedRoom | null;
}

/** Sections below the first view: rendered with the page, hydrated on first interaction. */
export function HomeSections(props: HomeSectionsProps) {
  const { newArrivals, featured, bestSellers, about, voices, room } = props;
  const { home } = useMessages();
  return (
    <>
      <ProductShelf
        id="new-arrivals"
        title={home.newArrivals}
        to="/products?isNewArrival=true&sort=newest"
        products={newArrivals}
      />
      <ProductShelf id="featured" title={home.featured} to="/products?isFeatured=true" products={featured} />
      {room && <RoomLink room={room} />}
      {about && <AboutSection {...about} />}
      <ProductShelf
        id="best-sellers"
        title={home.bestSellers}
        to="/products?isBestSeller=true"
        products={bestSellers}
      />
      <TestimonialsSection voices={voices} />
    </>
  );
}
