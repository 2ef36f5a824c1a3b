import { z } from 'zod';

const index = z.int().min(0);
const bytes = z
  .int()
  .min(0)
  .max(2 ** 31);
const names = z.array(z.string()).default([]);
const three = z.tuple([z.number(), z.number(), z.number()]);

/** What is read of the JSON of a glTF 2.0 file. */
export const modelDocumentSchema = z.object({
  asset: z.object({ version: z.literal('2.0') }),
  extensionsUsed: names,
  extensionsRequired: names,
  scene: index.default(0),
  scenes: z.array(z.object({ nodes: z.array(index).default([]) })).min(1),
  nodes: z
    .array(
      z.object({
        name: z.string().optional(),
        mesh: index.optional(),
        children: z.array(index).default([]),
        matrix: z.array(z.number()).length(16).optional(),
        translation: three.optional(),
        rotation: z.tuple([z.number(), z.number(), z.number(), z.number()]).optional(),
        scale: three.optional(),
      }),
    )
    .max(10_000),
  meshes: z
    .array(
      z.object({
        primitives: z
          .array(
            z.object({
              attributes: z.object({ POSITION: index }),
              indices: index.optional(),
              material: index.optional(),
              /** 4: triangles. */
              mode: z.int().default(4),
            }),
          )
          .min(1),
      }),
    )
    .min(1),
  materials: z
    .array(
      z.object({
        pbrMetallicRoughness: z
          .object({
            baseColorFactor: z.array(z.number()).length(4).optional(),
            baseColorTexture: z.object({}).optional(),
          })
          .optional(),
        emissiveTexture: z.object({}).optional(),
      }),
    )
    .default([]),
  buffers: z.array(z.object({ byteLength: bytes })).max(1),
  bufferViews: z.array(
    z.object({
      buffer: z.literal(0),
      byteOffset: bytes.default(0),
      byteLength: bytes,
      byteStride: z.int().min(4).max(252).optional(),
    }),
  ),
  // Each accessor names its bytes: one without would stand for any number of zeros.
  accessors: z.array(
    z.object({
      bufferView: index,
      byteOffset: bytes.default(0),
      componentType: z.union([5120, 5121, 5122, 5123, 5125, 5126].map((type) => z.literal(type))),
      normalized: z.boolean().default(false),
      count: z.int().min(1),
      type: z.enum(['SCALAR', 'VEC2', 'VEC3', 'VEC4', 'MAT2', 'MAT3', 'MAT4']),
      min: z.array(z.number()).optional(),
      max: z.array(z.number()).optional(),
      sparse: z.undefined().optional(),
    }),
  ),
  images: z
    .array(z.object({ bufferView: index, mimeType: z.enum(['image/png', 'image/jpeg']) }))
    .max(50)
    .default([]),
});

export type ModelDocument = z.output<typeof modelDocumentSchema>;
