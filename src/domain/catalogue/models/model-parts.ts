import type { ModelDocument } from './model-document.ts';

/** Four columns of four numbers, as glTF has them. */
type Matrix = readonly number[];
export type ModelPoint = readonly [number, number, number];

type Primitive = ModelDocument['meshes'][number]['primitives'][number];

interface ModelPart {
  readonly primitive: Primitive;
  /** Where a point of it is in the model. */
  readonly place: (point: ModelPoint) => ModelPoint;
  /** Whether it is within the node 'product': leads and the like are outside of the size of a product. */
  readonly isSized: boolean;
}

const identity: Matrix = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];
const deepest = 50;

/** The largest stored value of each type of component, for those that stand for a share of 1. */
const largestValue: Readonly<Record<number, number>> = { 5120: 127, 5121: 255, 5122: 32_767, 5123: 65_535 };

/** All that the scene of a model shows. Undefined where nodes are their own descendants, or too many to tell. */
export function modelParts(document: ModelDocument): ModelPart[] | undefined {
  const parts: ModelPart[] = [];
  const walk = (index: number, parent: Matrix, isSized: boolean, depth: number): boolean => {
    const node = document.nodes[index];
    if (!node || depth > deepest) return false;
    const matrix = product(parent, node.matrix ?? localMatrix(node));
    const isOfSize = isSized || node.name === 'product';
    const primitives = node.mesh === undefined ? [] : (document.meshes[node.mesh]?.primitives ?? []);
    for (const primitive of primitives)
      parts.push({ primitive, place: (point) => moved(matrix, point), isSized: isOfSize });
    return node.children.every((child) => walk(child, matrix, isOfSize, depth + 1));
  };
  const roots = document.scenes[document.scene]?.nodes ?? [];
  return roots.every((root) => walk(root, identity, false, 0)) ? parts : undefined;
}

/** By what the numbers of an accessor are divided. */
export function shareOf({ normalized, componentType }: ModelDocument['accessors'][number]): number {
  return normalized ? (largestValue[componentType] ?? 1) : 1;
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

function moved(matrix: Matrix, [x, y, z]: ModelPoint): ModelPoint {
  const along = (row: number) =>
    (matrix[row] ?? 0) * x +
    (matrix[row + 4] ?? 0) * y +
    (matrix[row + 8] ?? 0) * z +
    (matrix[row + 12] ?? 0);
  return [along(0), along(1), along(2)];
}
