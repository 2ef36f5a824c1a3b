import type { ModelDocument } from '#domain/catalogue/models/model-document.ts';
import { type ModelPoint, modelParts, shareOf } from '#domain/catalogue/models/model-parts.ts';

/** Triangles of one material, in millimetres: nine numbers each. Y is up, the front towards +z. */
export interface ModelSurface {
  readonly corners: Float32Array;
  /** Null: a picture is laid on it, such as the grain of wood, which is the colour of the product. */
  readonly colour: string | null;
}

const triangles = 4;
const millimetres = 1000;
/** A model with more would keep the server from everything else; those of the shop have 7,000. */
const mostTriangles = 300_000;

/** What of a model counts towards the size of its product. Undefined: it is too large, or its nodes lead nowhere. */
export function modelSurfaces(document: ModelDocument, binary: Uint8Array): ModelSurface[] | undefined {
  const parts = modelParts(document);
  if (!parts) return undefined;
  const corners = parts.reduce((sum, { primitive: { attributes, indices } }) => {
    const accessor = document.accessors[indices ?? attributes.POSITION];
    return sum + (accessor?.count ?? 0);
  }, 0);
  if (corners > 3 * mostTriangles) return undefined;
  const sized = parts.filter(({ isSized }) => isSized);
  return (sized.length > 0 ? sized : parts).flatMap(({ primitive, place }) => {
    if (primitive.mode !== triangles) return [];
    const points = numbersOf(document, binary, primitive.attributes.POSITION, 3);
    const order =
      primitive.indices === undefined
        ? Array.from({ length: points.length / 3 }, (_, index) => index)
        : numbersOf(document, binary, primitive.indices, 1);
    const placed = new Float32Array(points.length);
    for (let at = 0; at + 2 < points.length; at += 3) {
      const point: ModelPoint = [points[at] ?? 0, points[at + 1] ?? 0, points[at + 2] ?? 0];
      placed.set(
        place(point).map((length) => length * millimetres),
        at,
      );
    }
    const corners = new Float32Array(order.length * 3);
    for (const [index, corner] of order.entries())
      corners.set(placed.subarray(corner * 3, corner * 3 + 3), index * 3);
    return [{ corners, colour: colourOf(document, primitive.material) }];
  });
}

type Reader = (view: DataView, at: number) => number;

const readers: Readonly<Record<number, readonly [bytes: number, read: Reader]>> = {
  5120: [1, (view, at) => view.getInt8(at)],
  5121: [1, (view, at) => view.getUint8(at)],
  5122: [2, (view, at) => view.getInt16(at, true)],
  5123: [2, (view, at) => view.getUint16(at, true)],
  5125: [4, (view, at) => view.getUint32(at, true)],
  5126: [4, (view, at) => view.getFloat32(at, true)],
};

/** The numbers of an accessor; none if it is not in the file. */
function numbersOf(document: ModelDocument, binary: Uint8Array, index: number, each: 1 | 3): number[] {
  const accessor = document.accessors[index];
  const view = accessor && document.bufferViews[accessor.bufferView];
  const [bytes, read] = (accessor && readers[accessor.componentType]) ?? [];
  if (!accessor || !view || !bytes || !read) return [];
  const stride = view.byteStride ?? bytes * each;
  const start = view.byteOffset + accessor.byteOffset;
  const last = start + (accessor.count - 1) * stride + bytes * each;
  if (last > binary.byteLength) return [];
  const data = new DataView(binary.buffer, binary.byteOffset, binary.byteLength);
  const share = shareOf(accessor);
  const numbers: number[] = [];
  for (let item = 0; item < accessor.count; item += 1)
    for (let part = 0; part < each; part += 1)
      numbers.push(read(data, start + item * stride + part * bytes) / share);
  return numbers;
}

function colourOf({ materials }: ModelDocument, index: number | undefined): string | null {
  const { pbrMetallicRoughness, emissiveTexture } = materials[index ?? -1] ?? {};
  if (emissiveTexture) return screen;
  if (!pbrMetallicRoughness || pbrMetallicRoughness.baseColorTexture) return null;
  const { baseColorFactor = [1, 1, 1] } = pbrMetallicRoughness;
  return `#${baseColorFactor.slice(0, 3).map(encoded).join('')}`;
}

/** What shows a picture is dark while it is off. */
const screen = '#1d1a20';

/** A share of light as two digits of a colour. */
function encoded(light: number): string {
  const value = light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(1, Math.max(0, value)) * 255)
    .toString(16)
    .padStart(2, '0');
}
