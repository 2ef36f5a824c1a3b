import { z } from 'zod';
import { versionSchema } from '#primitives/version.ts';
import { slugSchema } from '../products/slug.ts';

const texts = {
  name: z.string().trim().min(1).max(80).meta({ description: 'In English', example: 'Desks' }),
  description: z.string().trim().max(1000),
};

const translations = z
  .strictObject({ ar: z.strictObject(texts) })
  .meta({ description: 'The same texts in Arabic' });

const optionalSlug = slugSchema.optional().meta({
  description: 'Absent: made from the English name at first, and later the one it has',
  example: 'desks',
});

const subcategoryBodySchema = z.strictObject({
  id: z.uuid().optional().meta({ description: 'Of one that exists; absent for a new one' }),
  slug: optionalSlug,
  ...texts,
  translations,
});

export type SubcategoryBody = z.infer<typeof subcategoryBodySchema>;

/** What staff write of a category: English in the fields themselves, Arabic in `translations`. */
export const categoryBodySchema = z.strictObject({
  slug: optionalSlug,
  ...texts,
  imageId: z
    .uuid()
    .nullable()
    .optional()
    .meta({ description: 'Id of its picture, or null; absent: left as it is' }),
  department: slugSchema.meta({ description: 'Slug of its department', example: 'furniture' }),
  subcategories: z
    .array(subcategoryBodySchema)
    .max(100)
    .meta({ description: 'All of them, in their order; one that is missing here is removed' }),
  translations,
});

export type CategoryBody = z.infer<typeof categoryBodySchema>;

export const categoryChangeSchema = categoryBodySchema.extend({ version: versionSchema });

export type CategoryChange = z.infer<typeof categoryChangeSchema>;
