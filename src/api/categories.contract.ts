import { z } from 'zod';
import { defineContract } from './contract.ts';

const texts = {
  name: z.string().meta({ description: 'In English', example: 'Desks' }),
  description: z.string(),
};
const arabic = z.object({ ar: z.object(texts) }).meta({ description: 'The same texts in Arabic' });

const subcategorySchema = z
  .object({ id: z.string(), slug: z.string(), ...texts, translations: arabic })
  .meta({ id: 'Subcategory' });

const categorySchema = z
  .object({
    id: z.string(),
    slug: z.string().meta({ example: 'desks' }),
    ...texts,
    image: z.string().nullable().meta({ description: 'Address of its picture' }),
    subcategories: z.array(subcategorySchema),
    translations: arabic,
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
