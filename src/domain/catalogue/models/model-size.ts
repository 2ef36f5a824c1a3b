import type { ModelDocument } from './model-document.ts';
import { type ModelPoint, modelParts, shareOf } from './model-parts.ts';

/** In millimetres. */
export interface Size {
  readonly width: number;
  readonly depth: number;
  readonly height: number;
}

const millimetres = 1000;

/**
 * The size of the box around a model, by the bounds that its positions declare: around its node 'product' if it has one,
 * since leads and the like are outside of the size of a product. Undefined where nothing is shown, or nodes are their own
 * descendants.
 */
export function modelSize(document: ModelDocument): Size | undefined {
  const parts = modelParts(document);
  if (!parts) return undefined;
  const sized = parts.filter(({ isSized }) => isSized);
  return sizeOf(
    (sized.length > 0 ? sized : parts).flatMap(({ primitive, place }) =>
      cornersOf(document, primitive.attributes.POSITION).map(place),
    ),
  );
}

function sizeOf(points: readonly ModelPoint[]): Size | undefined {
  if (points.length === 0) return undefined;
  const extent = (axis: 0 | 1 | 2) => {
    const values = points.map((point) => point[axis]);
    return Math.round((Math.max(...values) - Math.min(...values)) * millimetres);
  };
  return { width: extent(0), height: extent(1), depth: extent(2) };
}

function cornersOf({ accessors }: ModelDocument, position: number): ModelPoint[] {
  const accessor = accessors[position];
  const { min = [], max = [] } = accessor ?? {};
  const share = accessor ? shareOf(accessor) : 1;
  const at = (bound: readonly number[], axis: number) => (bound[axis] ?? 0) / share;
  return [min, max].flatMap((x) =>
    [min, max].flatMap((y) => [min, max].map((z): ModelPoint => [at(x, 0), at(y, 1), at(z, 2)])),
  );
}
