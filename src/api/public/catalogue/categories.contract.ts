import { z } from 'zod';
import { defineContract } from '#api/http/contract.ts';

const texts = {
  name: z.string().meta({ description: 'In English', example: 'Desks' }),
  description: z.string(),
};
const arabic = z.object({ ar: z.object(texts) }).meta({ description: 'The same texts in Arabic' });

const subcategorySchema = z
  .object({ id: z.string(), slug: z.string(), ...texts, translations: arabic })
  .meta({ id: 'Subcategory' });

export const categorySchema = z
  .object({
    id: z.string(),
    slug: z.string().meta({ example: 'desks' }),
    ...texts,
    department: z
      .string()
      .meta({ description: 'Slug of the department it belongs to', example: 'furniture' }),
    image: z.string().nullable().meta({ description: 'Address of its picture' }),
    imageId: z.string().nullable(),
    attributes: z
      .array(z.object({ key: z.string(), isFilter: z.boolean() }))
      .readonly()
      .meta({
        description: 'The attributes of its products in display order, and which of them are filters',
      }),
    subcategories: z.array(subcategorySchema),
    translations: arabic,
    version: z.int().meta({ description: 'A change carries the version it was based on' }),
  })
  .meta({ id: 'Category' });

export const categoriesContract = defineContract({
  method: 'get',
  path: '/api/categories',
  group: 'Catalogue',
  summary: 'All categories',
  description: 'Every category with its subcategories, in the order in which the shop shows them.',
  access: 'public',
  errors: ['database_unavailable'],
  revalidated: true,
  data: z.array(categorySchema),
});
