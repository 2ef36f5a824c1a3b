import type { ProductCard } from '#domain/catalogue/product.ts';
import { ProductTile } from './product-tile.tsx';

/** More fit into no window that the list begins in. */
const firstInView = 9;

/** Rows of tiles beside a column of filters. */
export function ProductList({ products }: { readonly products: readonly ProductCard[] }) {
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-10 sm:gap-x-6 md:grid-cols-3">
      {products.map((product, index) => (
        <li
          key={product.id}
          className={index < firstInView ? undefined : 'below-first-view [--usual-height:20rem]'}
        >
          <ProductTile
            product={product}
            sizes="(min-width: 82rem) 18rem, (min-width: 64rem) 22vw, (min-width: 48rem) 30vw, calc(50vw - 1.75rem)"
            isFirst={index < 4}
          />
        </li>
      ))}
    </ul>
  );
}
