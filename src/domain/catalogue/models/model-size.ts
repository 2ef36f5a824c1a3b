import type { ModelDocument } from './model-document.ts';

/** In millimetres. */
export interface Size {
  readonly width: number;
  readonly depth: number;
  readonly height: number;
}

/** Four columns of four numbers, as glTF has them. */
type Matrix = readonly number[];
type Point = readonly [number, number, number];

const identity: Matrix = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];
const millimetres = 1000;
const deepest = 50;

/** The largest stored value of each type of component, for those that stand for a share of 1. */
const largestValue: Readonly<Record<number, number>> = { 5120: 127, 5121: 255, 5122: 32_767, 5123: 65_535 };

/**
 * The size of the box around a model, by the bounds that its positions declare: around its node 'product' if it has one,
 * since leads and the like are outside of the size of a product. Undefined where nothing is shown, or nodes are their own
 * descendants.
 */
export function modelSize(document: ModelDocument): Size | undefined {
  const roots = document.scenes[document.scene]?.nodes ?? [];
  const all: Point[] = [];
  const sized: Point[] = [];
  const walk = (index: number, parent: Matrix, isSized: boolean, depth: number): boolean => {
    const node = document.nodes[index];
    if (!node || depth > deepest) return false;
    const place = product(parent, node.matrix ?? localMatrix(node));
    const isOfSize = isSized || node.name === 'product';
    const primitives = node.mesh === undefined ? [] : (document.meshes[node.mesh]?.primitives ?? []);
    for (const { attributes } of primitives) {
      const corners = cornersOf(document, attributes.POSITION).map((corner) => moved(place, corner));
      all.push(...corners);
      if (isOfSize) sized.push(...corners);
    }
    return node.children.every((child) => walk(child, place, isOfSize, depth + 1));
  };
  if (!roots.every((root) => walk(root, identity, false, 0))) return undefined;
  return sizeOf(sized.length > 0 ? sized : all);
}

function sizeOf(points: readonly Point[]): Size | undefined {
  if (points.length === 0) return undefined;
  const extent = (axis: 0 | 1 | 2) => {
    const values = points.map((point) => point[axis]);
    return Math.round((Math.max(...values) - Math.min(...values)) * millimetres);
  };
  return { width: extent(0), height: extent(1), depth: extent(2) };
}

function cornersOf({ accessors }: ModelDocument, position: number): Point[] {
  const { min = [], max = [], normalized = false, componentType = 0 } = accessors[position] ?? {};
  const share = normalized ? (largestValue[componentType] ?? 1) : 1;
  const at = (bound: readonly number[], axis: number) => (bound[axis] ?? 0) / share;
  return [min, max].flatMap((x) =>
    [min, max].flatMap((y) => [min, max].map((z): Point => [at(x, 0), at(y, 1), at(z, 2)])),
  );
}

type Placed = Pick<ModelDocument['nodes'][number], 'translation' | 'rotation' | 'scale'>;

function localMatrix({
  translation = [0, 0, 0],
  rotation = [0, 0, 0, 1],
  scale = [1, 1, 1],
}: Placed): Matrix {
  const [x, y, z, w] = rotation;
  const [sx, sy, sz] = scale;
  return [
    (1 - 2 * (y * y + z * z)) * sx,
    2 * (x * y + z * w) * sx,
    2 * (x * z - y * w) * sx,
    0,
    2 * (x * y - z * w) * sy,
    (1 - 2 * (x * x + z * z)) * sy,
    2 * (y * z + x * w) * sy,
    0,
    2 * (x * z + y * w) * sz,
    2 * (y * z - x * w) * sz,
    (1 - 2 * (x * x + y * y)) * sz,
    0,
    ...translation,
    1,
  ];
}

function product(one: Matrix, other: Matrix): Matrix {
  return identity.map((_, index) => {
    const row = index % 4;
    const column = index - row;
    return [0, 1, 2, 3].reduce(
      (sum, step) => sum + (one[step * 4 + row] ?? 0) * (other[column + step] ?? 0),
      0,
    );
  });
}

function moved(matrix: Matrix, [x, y, z]: Point): Point {
  const along = (row: number) =>
    (matrix[row] ?? 0) * x +
    (matrix[row + 4] ?? 0) * y +
    (matrix[row + 8] ?? 0) * z +
    (matrix[row + 12] ?? 0);
  return [along(0), along(1), along(2)];
}
