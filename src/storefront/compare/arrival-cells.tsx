import { isInStock } from '#domain/catalogue/products/product.ts';
import { TileArrival } from '../catalogue/tile-details.tsx';
import { useArrivalDays } from '../catalogue/use-arrival-days.ts';
import type { ComparedProduct } from './comparison.ts';

interface ArrivalCellsProps {
  readonly products: readonly ComparedProduct[];
  readonly className: string;
}

/** The day of arrival of each product once a zone is known, before that how long it takes to be ready. */
export function ArrivalCells({ products, className }: ArrivalCellsProps) {
  const arrivalOf = useArrivalDays(undefined);
  return products.map((product) => (
    <td key={product.id} className={className}>
      {product.isSold && !product.isService && isInStock(product) ? (
        <TileArrival day={arrivalOf(product)} leadTimeDays={product.leadTimeDays} />
      ) : (
        <span aria-hidden="true">–</span>
      )}
    </td>
  ));
}
