import type { ProductCard } from '#domain/catalogue/products/product.ts';
import { useMessages } from '#i18n/messages-context.tsx';
import { Slider } from '#ui/slider.tsx';
import { ProductTile } from '../catalogue/product-tile.tsx';
import { LocaleLink } from '../navigation/locale-link.tsx';

interface ProductShelfProps {
  /** Id of the heading. */
  readonly id: string;
  readonly title: string;
  /** Path of the full list. */
  readonly to: string;
  readonly products: readonly ProductCard[];
}

/** Slider of products with a link to the full list; nothing without products. */
export function ProductShelf({ id, title, to, products }: ProductShelfProps) {
  const { home } = useMessages();
  if (products.length === 0) return null;
  return (
    <section aria-labelledby={id} className="below-first-view page-column pt-section">
      <Slider
        labelledBy={id}
        previousLabel={home.previousProducts}
        nextLabel={home.nextProducts}
        heading={
          <div className="flex flex-wrap items-baseline gap-x-6 gap-y-1">
            <h2 id={id} className="type-title">
              {title}
            </h2>
            <LocaleLink
              to={to}
              aria-label={home.viewAllOf(title)}
              className="inline-flex min-h-11 items-center text-accent underline underline-offset-4 hover:text-accent-strong"
            >
              {home.viewAll}
            </LocaleLink>
          </div>
        }
      >
        {products.map((product) => (
          <li key={product.id} className="w-[min(62vw,17.5rem)]">
            <ProductTile product={product} sizes="(min-width: 40rem) 280px, 62vw" />
          </li>
        ))}
      </Slider>
    </section>
  );
}
