import type { ProductCard } from '#domain/catalogue/products/product.ts';
import { ProductTile } from '../catalogue/product-tile.tsx';

interface LocationPicksProps {
  readonly title: string;
  readonly lead: string;
  readonly products: readonly ProductCard[];
}

/** Featured products of a location; nothing without products. */
export function LocationPicks({ title, lead, products }: LocationPicksProps) {
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="picks" className="page-column pt-section">
      <h2 id="picks" className="type-title">
        {title}
      </h2>
      <p className="type-lead mt-3 max-w-prose">{lead}</p>
      <ul className="mt-8 grid grid-cols-2 gap-x-4 gap-y-10 sm:gap-x-6 lg:grid-cols-4">
        {products.map((product) => (
          <li key={product.id}>
            <ProductTile product={product} sizes="(min-width: 64rem) 18rem, calc(50vw - 1.75rem)" />
          </li>
        ))}
      </ul>
    </section>
  );
}
