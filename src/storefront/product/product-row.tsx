import type { ReactNode } from 'react';
import type { ProductCard } from '#domain/catalogue/products/product.ts';
import { ProductTile } from '../catalogue/product-tile.tsx';

/** Id of the row's heading, to link to. */
export const moreProductsId = 'more-products';

interface ProductRowProps {
  readonly title: string;
  readonly products: readonly ProductCard[];
  /** Beside the title. */
  readonly link?: ReactNode;
  /** Below each tile. Given by the page, since every page loads this file but not every one the code of the actions. */
  readonly actionsOf?: (product: ProductCard) => ReactNode;
}

/** A row of product tiles. */
export function ProductRow({ title, products, link, actionsOf }: ProductRowProps) {
  return (
    <section aria-labelledby={moreProductsId} className="page-column pt-section print:hidden">
      <div className="flex flex-wrap items-baseline gap-x-6 gap-y-1">
        <h2 id={moreProductsId} className="type-heading scroll-mt-28">
          {title}
        </h2>
        {link}
      </div>
      <ul className="mt-6 grid grid-cols-2 gap-x-4 gap-y-10 sm:gap-x-6 lg:grid-cols-4">
        {products.map((product) => (
          <li key={product.id} className="flex flex-col">
            <ProductTile product={product} sizes="(min-width: 64rem) 18rem, calc(50vw - 1.75rem)" />
            {actionsOf?.(product)}
          </li>
        ))}
      </ul>
    </section>
  );
}
