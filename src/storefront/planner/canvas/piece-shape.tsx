import { memo } from 'react';
import type { Piece } from '#domain/planner/plan.ts';
import type { PlannedProduct } from '#domain/planner/planned-product.ts';
import type { TopView } from '#domain/planner/top-view/top-view.ts';
import { useTopView } from '../top-views/use-top-view.ts';
import { type DrawnPart, drawnFromAbove, drawnSymbol } from './drawn-parts.ts';

interface Drawn {
  readonly view: TopView | null;
  readonly parts: readonly DrawnPart[];
}

/** A plan has many pieces of few products. */
const drawn = new WeakMap<PlannedProduct, Drawn>();

function partsOf(product: PlannedProduct, view: TopView | null): readonly DrawnPart[] {
  const known = drawn.get(product);
  if (known?.view === view) return known.parts;
  const parts = (view && drawnFromAbove(product, view)) ?? drawnSymbol(product);
  drawn.set(product, { view, parts });
  return parts;
}

/** The drawing of a product, in millimetres around its middle. */
export function ProductSymbol({ product }: { readonly product: PlannedProduct }) {
  const view = useTopView(product);
  return partsOf(product, view).map(({ d, fill, stroke, isDetail }) => (
    <path
      key={d}
      d={d}
      fill={fill}
      stroke={stroke}
      strokeWidth={isDetail ? 0.75 : 1}
      vectorEffect="non-scaling-stroke"
    />
  ));
}

interface PieceShapeProps {
  readonly piece: Piece;
  readonly product: PlannedProduct;
}

/** A piece at its place. Drawn again only when it has changed itself. */
export const PieceShape = memo(function PieceShape({ piece, product }: PieceShapeProps) {
  const { id, x, y, angle } = piece;
  return (
    <g data-piece={id} transform={`translate(${x} ${y}) rotate(${angle})`}>
      <ProductSymbol product={product} />
    </g>
  );
});
