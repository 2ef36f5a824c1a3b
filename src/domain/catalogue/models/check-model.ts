import type { FieldRule } from '#primitives/text/field-rules.ts';
import { type ModelDocument, modelDocumentSchema } from './model-document.ts';
import { modelSize, type Size } from './model-size.ts';
import { readGlb } from './read-glb.ts';

/** What is wrong with a file, as the rule that the person who sent it reads. */
export type ModelProblem = Extract<FieldRule, `model_${string}`>;

/** Widest and highest texture: more than a screen shows of a product. */
export const largestTexture = 2048;

/** How far a model may be from the size that the product states, as a share of each side. */
const scaleTolerance = 0.1;

/** What the viewer and the apps of phones read without a decoder. Whatever can run or load something is not among it. */
const allowedExtensions: ReadonlySet<string> = new Set([
  'KHR_mesh_quantization',
  'KHR_texture_transform',
  'KHR_materials_anisotropy',
  'KHR_materials_clearcoat',
  'KHR_materials_dispersion',
  'KHR_materials_emissive_strength',
  'KHR_materials_ior',
  'KHR_materials_iridescence',
  'KHR_materials_sheen',
  'KHR_materials_specular',
  'KHR_materials_transmission',
  'KHR_materials_unlit',
  'KHR_materials_volume',
]);

interface CheckedModel {
  /** Of the part that has the stated size, in millimetres. */
  readonly size: Size;
  /** The encoded textures. */
  readonly images: readonly Uint8Array[];
}

/**
 * Checks a file that is to be a product's model: a whole GLB of glTF 2.0 that needs nothing else, in metres, of the size
 * that the product states, if it states one.
 */
export function checkModel(file: Uint8Array, stated: Size | null): CheckedModel | ModelProblem {
  const glb = readGlb(file);
  if (!glb) return 'model_file';
  if (namesAddress(glb.json)) return 'model_self_contained';
  const parsed = modelDocumentSchema.safeParse(glb.json);
  if (!parsed.success) return 'model_file';
  const document = parsed.data;
  const extensions = [...document.extensionsUsed, ...document.extensionsRequired];
  if (!extensions.every((name) => allowedExtensions.has(name))) return 'model_extensions';
  if (!hasAllBytes(document, glb.binary.byteLength)) return 'model_file';
  const size = modelSize(document);
  if (!size) return 'model_file';
  if (stated && !isNear(size, stated)) return 'model_scale';
  const images = document.images.map(({ bufferView }) => {
    const { byteOffset, byteLength } = document.bufferViews[bufferView] ?? { byteOffset: 0, byteLength: 0 };
    return glb.binary.subarray(byteOffset, byteOffset + byteLength);
  });
  return { size, images };
}

/** Whether the document has an address anywhere: of a buffer, an image, or within an extension. */
function namesAddress(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(namesAddress);
  if (typeof value !== 'object' || value === null) return false;
  return 'uri' in value || Object.values(value).some(namesAddress);
}

const componentBytes: Readonly<Record<number, number>> = {
  5120: 1,
  5121: 1,
  5122: 2,
  5123: 2,
  5125: 4,
  5126: 4,
};
const components = { SCALAR: 1, VEC2: 2, VEC3: 3, VEC4: 4, MAT2: 4, MAT3: 9, MAT4: 16 } as const;

/** Whether everything that the document refers to is in the file. */
function hasAllBytes(
  { buffers, bufferViews, accessors, images, meshes }: ModelDocument,
  length: number,
): boolean {
  return (
    (buffers[0]?.byteLength ?? 0) <= length &&
    bufferViews.every(({ byteOffset, byteLength }) => byteOffset + byteLength <= length) &&
    accessors.every(({ bufferView, byteOffset, componentType, count, type }) => {
      const needed = byteOffset + count * (componentBytes[componentType] ?? 0) * components[type];
      return needed <= (bufferViews[bufferView]?.byteLength ?? 0);
    }) &&
    images.every(({ bufferView }) => bufferViews[bufferView] !== undefined) &&
    meshes.every(({ primitives }) =>
      primitives.every(({ attributes }) => accessors[attributes.POSITION] !== undefined),
    )
  );
}

function isNear(size: Size, stated: Size): boolean {
  return (['width', 'depth', 'height'] as const).every(
    (side) => Math.abs(size[side] - stated[side]) <= stated[side] * scaleTolerance,
  );
}
