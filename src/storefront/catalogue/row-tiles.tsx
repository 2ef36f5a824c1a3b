import type { ProductCard } from '#domain/catalogue/products/product.ts';
import { ProductTile } from './product-tile.tsx';
import { TileArrival, TileDetails } from './tile-details.tsx';
import { useArrivalDays } from './use-arrival-days.ts';

interface RowTilesProps {
  readonly products: readonly ProductCard[];
  /** Value of the `sizes` attribute of the pictures. */
  readonly sizes: string;
  readonly tileClassName?: string;
}

/** The items of a row of products: tiles that say size, colours, and when a product arrives or is ready. */
export function RowTiles({ products, sizes, tileClassName }: RowTilesProps) {
  const arrivalOf = useArrivalDays(undefined);
  return products.map((product) => (
    <li key={product.id} className={tileClassName}>
      <ProductTile
        product={product}
        sizes={sizes}
        details={<TileDetails product={product} />}
        availability={<TileArrival day={arrivalOf(product)} leadTimeDays={product.leadTimeDays} />}
      />
    </li>
  ));
}
