import { memo } from 'react';
import type { Piece } from '#domain/planner/plan.ts';
import type { PlannedProduct } from '#domain/planner/planned-product.ts';
import { pieceColours } from './piece-colours.ts';
import { pieceSymbol, type SymbolPart } from './piece-symbol.ts';

interface Drawn {
  readonly parts: readonly SymbolPart[];
  readonly colours: ReturnType<typeof pieceColours>;
}

/** A plan has many pieces of few products. */
const drawn = new WeakMap<PlannedProduct, Drawn>();

function drawnOf(product: PlannedProduct): Drawn {
  const known = drawn.get(product);
  if (known) return known;
  const made = { parts: pieceSymbol(product), colours: pieceColours(product.swatch) };
  drawn.set(product, made);
  return made;
}

/** The drawing of a product, in millimetres around its middle. */
export function ProductSymbol({ product }: { readonly product: PlannedProduct }) {
  const { parts, colours } = drawnOf(product);
  return parts.map(({ d, tone, isDetail }) => (
    <path
      key={d}
      d={d}
      fill={colours[tone]}
      stroke={isDetail ? colours.line : colours.edge}
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
