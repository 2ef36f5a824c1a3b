import type { ProductCard } from '#domain/catalogue/products/product.ts';
import { classNames } from '#ui/class-names.ts';
import { ProductTile } from './product-tile.tsx';
import { TileActions } from './tile-actions.tsx';
import { TileArrival, TileDetails } from './tile-details.tsx';
import { useArrivalDays } from './use-arrival-days.ts';

/** Number of tiles that can be in the first view, on a wide screen and on a phone. */
const firstInView = 9;
const firstInPhone = 4;

interface ProductListProps {
  readonly products: readonly ProductCard[];
  /** How many pieces the search asks for; null if it does not say. */
  readonly quantity?: number | null;
  /** Number of the zone in the address of the list. */
  readonly zone?: number | undefined;
}

/** Grid of product tiles. */
export function ProductList({ products, quantity = null, zone }: ProductListProps) {
  const arrivalOf = useArrivalDays(zone);
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-10 sm:gap-x-6 md:grid-cols-3">
      {products.map((product, index) => (
        <li
          key={product.id}
          className={classNames('flex flex-col [--usual-height:23rem]', waitsToBeSeen(index))}
        >
          <ProductTile
            product={product}
            quantity={quantity}
            sizes="(min-width: 82rem) 18rem, (min-width: 64rem) 22vw, (min-width: 48rem) 30vw, calc(50vw - 1.75rem)"
            isInFirstView={index < firstInPhone}
            details={<TileDetails product={product} />}
            availability={<TileArrival day={arrivalOf(product)} leadTimeDays={product.leadTimeDays} />}
          />
          <TileActions product={product} />
        </li>
      ))}
    </ul>
  );
}

function waitsToBeSeen(index: number): string | false {
  if (index >= firstInView) return 'below-first-view';
  return index >= firstInPhone && 'max-md:below-first-view';
}
