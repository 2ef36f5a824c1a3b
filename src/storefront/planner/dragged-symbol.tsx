import { ProductSymbol } from './canvas/piece-shape.tsx';
import type { DraggedProduct } from './panels/product-panel.tsx';

interface DraggedSymbolProps {
  readonly dragged: DraggedProduct;
  /** Pixels of a millimetre. */
  readonly scale: number;
}

/** A product under the pointer, in the size that it will have in the drawing. */
export function DraggedSymbol({ dragged: { product, x, y }, scale }: DraggedSymbolProps) {
  const [width, height] = [product.width * scale, product.depth * scale];
  return (
    <svg
      aria-hidden="true"
      direction="ltr"
      className="pointer-events-none fixed top-0 z-50 overflow-visible opacity-80 [left:0]"
      width={width}
      height={height}
      viewBox={`${-product.width / 2} ${-product.depth / 2} ${product.width} ${product.depth}`}
      style={{ transform: `translate(${x - width / 2}px, ${y - height / 2}px)` }}
    >
      <ProductSymbol product={product} />
    </svg>
  );
}
