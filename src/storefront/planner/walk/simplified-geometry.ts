import {
  Box3,
  type BufferAttribute,
  BufferGeometry,
  Float32BufferAttribute,
  Matrix3,
  type Matrix4,
  Vector3,
} from 'three';

/**
 * A geometry with fewer triangles, for pieces that are seen from afar. All vertices within one cell of a grid are moved to
 * their middle, and triangles that are left with less than three corners are dropped (vertex clustering). Corners of faces
 * in different directions keep normals of their own, so edges stay sharp; the larger of two faces decides more.
 *
 * @param matrix From the space of the geometry to that of the result.
 * @param cell In the space of the result.
 */
export function simplifiedGeometry(geometry: BufferGeometry, matrix: Matrix4, cell: number): BufferGeometry {
  const corners = cornersOf(geometry);
  const source = placedVertices(geometry, matrix);
  const clusters = clusterVertices(source, areasAround(source.positions, corners), cell);
  const simplified = new BufferGeometry();
  simplified.setAttribute('position', new Float32BufferAttribute(clusters.positions, 3));
  simplified.setAttribute('normal', new Float32BufferAttribute(clusters.normals, 3));
  for (const [name, attribute] of Object.entries(geometry.attributes)) {
    if (!madeAnew.has(name)) {
      simplified.setAttribute(name, picked(attribute as BufferAttribute, clusters.firsts));
    }
  }
  simplified.setIndex(remainingTriangles(corners, clusters));
  return simplified;
}

/** Tangents are left out: the renderer finds them from the texture coordinates. */
const madeAnew: ReadonlySet<string> = new Set(['position', 'normal', 'tangent']);

interface Vertices {
  readonly positions: readonly Vector3[];
  readonly normals: readonly Vector3[];
}

function placedVertices(geometry: BufferGeometry, matrix: Matrix4): Vertices {
  const { position, normal = computedNormals(geometry) } = geometry.attributes;
  const ofNormals = new Matrix3().getNormalMatrix(matrix);
  const [positions, normals]: [Vector3[], Vector3[]] = [[], []];
  for (let vertex = 0; vertex < (position?.count ?? 0); vertex += 1) {
    const [place, direction] = [position, normal].map((attribute) =>
      new Vector3().fromBufferAttribute(attribute as BufferAttribute, vertex),
    );
    if (place) positions.push(place.applyMatrix4(matrix));
    if (direction) normals.push(direction.applyNormalMatrix(ofNormals));
  }
  return { positions, normals };
}

function computedNormals(geometry: BufferGeometry): BufferGeometry['attributes'][string] | undefined {
  const copy = geometry.clone();
  copy.computeVertexNormals();
  return copy.attributes.normal;
}

function cornersOf({ index, attributes }: BufferGeometry): readonly number[] {
  return index ? Array.from(index.array) : [...Array(attributes.position?.count ?? 0).keys()];
}

/** By vertex, the area of the triangles that it is a corner of. */
function areasAround(positions: readonly Vector3[], corners: readonly number[]): Float32Array {
  const areas = new Float32Array(positions.length);
  for (let at = 0; at + 2 < corners.length; at += 3) {
    const triangle = corners.slice(at, at + 3);
    const [a, b, c] = triangle.map((corner) => positions[corner]);
    if (!a || !b || !c) continue;
    const area = b.clone().sub(a).cross(c.clone().sub(a)).length() / 2;
    for (const corner of triangle) areas[corner] = (areas[corner] ?? 0) + area;
  }
  return areas;
}

interface Clusters {
  /** By vertex of the source, the vertex of the result. */
  readonly vertexOf: Uint32Array;
  /** By vertex of the result. */
  readonly cellOf: readonly number[];
  /** By vertex of the result, its first one in the source. */
  readonly firsts: readonly number[];
  readonly positions: Float32Array;
  readonly normals: Float32Array;
}

function clusterVertices({ positions, normals }: Vertices, areas: Float32Array, cell: number): Clusters {
  const cells = new Map<number, { readonly number: number; readonly sum: Vector3; count: number }>();
  const vertices = new Map<number, { readonly number: number; readonly sum: Vector3 }>();
  const vertexOf = new Uint32Array(positions.length);
  const [cellOf, firsts]: [number[], number[]] = [[], []];
  const { min } = new Box3().setFromPoints([...positions]);
  for (const [at, position] of positions.entries()) {
    const cellKey = keyOfCell(position, min, cell);
    const inCell = cells.get(cellKey) ?? { number: cells.size, sum: new Vector3(), count: 0 };
    cells.set(cellKey, inCell);
    inCell.sum.add(position);
    inCell.count += 1;
    const normal = normals[at] ?? new Vector3();
    const vertexKey = inCell.number * directions + directionOf(normal);
    const vertex = vertices.get(vertexKey) ?? { number: vertices.size, sum: new Vector3() };
    if (vertex.number === vertices.size) {
      cellOf.push(inCell.number);
      firsts.push(at);
    }
    vertices.set(vertexKey, vertex);
    vertex.sum.addScaledVector(normal, areas[at] ?? 0);
    vertexOf[at] = vertex.number;
  }
  const middles = [...cells.values()].map(({ sum, count }) => sum.divideScalar(count).toArray());
  return {
    vertexOf,
    cellOf,
    firsts,
    positions: Float32Array.from(cellOf.flatMap((number) => middles[number] ?? [])),
    normals: Float32Array.from([...vertices.values()].flatMap(({ sum }) => sum.normalize().toArray())),
  };
}

const mostCells = 2 ** 16;

function keyOfCell({ x, y, z }: Vector3, min: Vector3, cell: number): number {
  const [across, up, along] = [x - min.x, y - min.y, z - min.z].map((part) => Math.floor(part / cell));
  return ((across ?? 0) * mostCells + (up ?? 0)) * mostCells + (along ?? 0);
}

const directions = 6;

/** One of the six sides of a cube. */
function directionOf({ x, y, z }: Vector3): number {
  const [alongX, alongY, alongZ] = [Math.abs(x), Math.abs(y), Math.abs(z)];
  if (alongX >= alongY && alongX >= alongZ) return Number(x < 0);
  return alongY >= alongZ ? 2 + Number(y < 0) : 4 + Number(z < 0);
}

function remainingTriangles(
  corners: readonly number[],
  { vertexOf, cellOf, positions, normals }: Clusters,
): number[] {
  const remaining: number[] = [];
  const seen = new Set<string>();
  const [a, b, c, normal] = [new Vector3(), new Vector3(), new Vector3(), new Vector3()];
  for (let at = 0; at + 2 < corners.length; at += 3) {
    const [first = 0, second = 0, third = 0] = corners
      .slice(at, at + 3)
      .map((corner) => vertexOf[corner] ?? 0);
    if (new Set([cellOf[first], cellOf[second], cellOf[third]]).size < 3) continue;
    const key = [first, second, third].toSorted((one, other) => one - other).join();
    if (seen.has(key)) continue;
    seen.add(key);
    a.fromArray(positions, 3 * first);
    b.fromArray(positions, 3 * second).sub(a);
    c.fromArray(positions, 3 * third).sub(a);
    // Moving its corners may turn a triangle over, and what is seen from behind is not drawn.
    const isTurned = b.cross(c).dot(normal.fromArray(normals, 3 * first)) < 0;
    remaining.push(first, ...(isTurned ? [third, second] : [second, third]));
  }
  return remaining;
}

function picked(attribute: BufferAttribute, vertices: readonly number[]): Float32BufferAttribute {
  const { itemSize } = attribute;
  const values = vertices.flatMap((vertex) =>
    Array.from({ length: itemSize }, (_, component) => attribute.getComponent(vertex, component)),
  );
  return new Float32BufferAttribute(values, itemSize);
}
