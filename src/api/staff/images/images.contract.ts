import { z } from 'zod';
import { defineContract, defineUpload } from '#api/http/contract.ts';
import { deletedSchema, deletionQueryFields, idParamsSchema } from '#api/http/written-entity.contract.ts';
import {
  pictureChangeSchema,
  pictureFilterSchema,
  pictureUses,
  uploadCategories,
} from '#domain/pictures/picture-library.ts';
import type { ShopErrorCode } from '#primitives/shop-error.ts';

const largestUpload = 10 * 1024 * 1024;
const mediaTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** Contract fields of a call whose body may hold pictures as data URLs. */
export const embeddedPictures = {
  // One picture of 10 MB in base64, and the other fields.
  maxBodyBytes: 15 * 1024 * 1024,
  timeoutMs: 60_000,
  errors: [
    'invalid_image_type',
    'invalid_image_file',
    'image_too_large',
    'image_upload_failed',
    'image_sizes_failed',
    'database_unavailable',
  ],
} as const satisfies { maxBodyBytes: number; timeoutMs: number; errors: readonly ShopErrorCode[] };

const pictureSchema = z
  .object({
    id: z.string(),
    originalName: z.string(),
    size: z.int().meta({ description: 'Of the file that was chosen, in bytes' }),
    type: z.string().meta({ description: 'Of the file that was chosen', example: 'image/jpeg' }),
    uploadDate: z.iso.datetime(),
    category: z.string(),
    relativePath: z.string().meta({ example: 'products/0f3a5c….webp' }),
    fullPath: z.string().meta({ description: 'Address of its largest size' }),
    thumbnail: z.string().meta({ description: 'Address in 300 px' }),
    address: z.string().meta({ description: 'Address in 600 px' }),
    width: z.int(),
    height: z.int(),
    alt: z.object({ en: z.string(), ar: z.string() }),
    uses: z.array(
      z.object({
        kind: z.enum(pictureUses),
        id: z.string(),
        name: z.object({ en: z.string(), ar: z.string() }),
        isDeleted: z.boolean(),
      }),
    ),
    version: z.int(),
  })
  .meta({ id: 'StoredPicture' });

export const imagesContract = defineContract({
  method: 'get',
  path: '/api/images',
  group: 'Pictures',
  summary: 'List pictures',
  description: 'The newest first, 48 to a page, each with everything that shows it.',
  access: 'staff',
  errors: ['database_unavailable'],
  query: pictureFilterSchema,
  data: z.array(pictureSchema),
  meta: z.object({ total: z.int(), page: z.int(), pages: z.int(), unused: z.int() }),
});

export const uploadImageContract = defineUpload({
  method: 'post',
  path: '/api/images',
  group: 'Pictures',
  summary: 'Upload a picture',
  description:
    'The file as it is, in the body. It is decoded and encoded again as WebP without metadata, in ' +
    'widths of 300, 600, 1200 and 1920 px as far as it is that large. The same file again answers the same picture.',
  access: 'staff',
  errors: ['invalid_image_file', 'image_upload_failed', 'image_sizes_failed', 'database_unavailable'],
  query: z.strictObject({
    name: z.string().trim().min(1).max(200).meta({ description: 'Of the file', example: 'desk.jpg' }),
    originalType: z.enum(mediaTypes).optional().meta({
      description:
        'Of the file that was chosen, where the client shrank it; noted, and used for nothing else',
    }),
    originalSize: z
      .string()
      .regex(/^[1-9]\d{0,7}$/)
      .transform(Number)
      .refine((bytes) => bytes <= largestUpload)
      .optional()
      .meta({ description: 'The same, in bytes' }),
    category: z.enum(uploadCategories).default('products'),
  }),
  upload: {
    mediaTypes,
    maxBytes: largestUpload,
    whenTooLarge: 'image_too_large',
    whenOtherType: 'invalid_image_type',
  },
  data: pictureSchema,
  successStatus: 201,
  timeoutMs: 60_000,
});

export const describeImageContract = defineContract({
  method: 'put',
  path: '/api/images/{id}',
  group: 'Pictures',
  summary: 'Say what a picture shows',
  description: 'In both languages, wherever the picture stands.',
  access: 'staff',
  errors: ['not_found', 'stale_version', 'database_unavailable'],
  params: idParamsSchema,
  body: pictureChangeSchema,
  data: pictureSchema,
});

export const deleteImageContract = defineContract({
  method: 'delete',
  path: '/api/images/{id}',
  group: 'Pictures',
  summary: 'Remove a picture',
  description: 'Only one that nothing shows; a deleted product still has its pictures.',
  access: 'staff',
  errors: ['not_found', 'stale_version', 'still_in_use', 'database_unavailable'],
  params: idParamsSchema,
  query: z.strictObject(deletionQueryFields),
  data: deletedSchema,
});
