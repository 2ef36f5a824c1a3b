import { isInside } from '../geometry/polygon.ts';
import { cornersOf } from '../geometry/rectangle.ts';
import type { PlacedPiece } from '../placed-piece.ts';
import { usualHeights } from './heights.ts';

/** How far above the floor a piece begins: on the desk or table below it, on the wall, or on the floor. */
export function elevationOf({ piece, product }: PlacedPiece, pieces: readonly PlacedPiece[]): number {
  if (product.kind === 'wall') return Math.max(0, usualHeights.onWall - product.height / 2);
  if (product.kind !== 'desktop') return 0;
  const tops = pieces
    .filter(({ area }) => isInside(cornersOf(area), piece))
    .map(({ product: below }) => topOf(below));
  return Math.max(0, ...tops);
}

function topOf({ kind, height }: PlacedPiece['product']): number {
  switch (kind) {
    case 'desk':
    case 'bench':
    case 'reception-desk':
      return Math.min(height, usualHeights.workTop);
    case 'table':
    case 'coffee-table':
    case 'pedestal':
    case 'storage':
      return height;
    default:
      return 0;
  }
}
