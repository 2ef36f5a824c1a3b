import { z } from 'zod';
import { defineUpload } from '#api/http/contract.ts';

const largestUpload = 4 * 1024 * 1024;

const side = z
  .string()
  .regex(/^[1-9]\d{0,4}$/)
  .transform(Number)
  .optional();

const millimetres = z.int().meta({ description: 'In millimetres' });

export const uploadModelContract = defineUpload({
  method: 'post',
  path: '/api/models',
  group: 'Pictures',
  summary: 'Upload a 3D model',
  description:
    'A GLB file (glTF 2.0) in metres, with all that it needs inside, without Draco or meshopt. With the three sides of ' +
    'the product a model that differs by more than 10 % is refused. A product shows it once it is saved with the ' +
    'address as its `model`. The same file again answers the same address.',
  access: 'staff',
  errors: ['invalid_input', 'image_upload_failed', 'database_unavailable'],
  query: z
    .strictObject({ width: side, depth: side, height: side })
    .meta({ description: 'Of the product, in millimetres: all or none' }),
  upload: {
    mediaTypes: ['model/gltf-binary'],
    maxBytes: largestUpload,
    whenTooLarge: 'payload_too_large',
    whenOtherType: 'unsupported_media_type',
  },
  data: z
    .object({
      address: z.string().meta({ example: '/models/0f3a5c0f3a5c0f3a5c0f3a5c.glb' }),
      bytes: z.int(),
      size: z.object({ width: millimetres, depth: millimetres, height: millimetres }),
    })
    .meta({ id: 'StoredModel' }),
  successStatus: 201,
});
