import { z } from 'zod';
import { defineContract } from '#api/http/contract.ts';
import { deletedSchema, deletionQueryFields, idParamsSchema } from '#api/http/written-entity.contract.ts';
import { categorySchema } from '#api/public/catalogue/categories.contract.ts';
import { categoryChangeSchema } from '#domain/catalogue/categories/category-body.ts';

const moveProductsTo = z
  .string()
  .min(1)
  .max(120)
  .optional()
  .meta({ description: 'Slug of the category or subcategory that takes over the products' });

export const changeCategoryContract = defineContract({
  method: 'put',
  path: '/api/categories/{id}',
  group: 'Catalogue',
  summary: 'Change a category',
  description:
    'Writes the whole category with all of its subcategories: one with an id is changed, one without is added, ' +
    'one that is missing is removed. The body carries the version it was based on: when another one is stored, ' +
    'nothing is written, and the answer says what changed. A subcategory that has products, deleted ones ' +
    'included, is removed only when moveProductsTo says where they go: any category, or any subcategory that stays.',
  access: 'staff',
  errors: ['not_found', 'stale_version', 'still_in_use', 'database_unavailable'],
  params: idParamsSchema,
  query: z.strictObject({ moveProductsTo }),
  body: categoryChangeSchema,
  data: categorySchema,
});

export const deleteCategoryContract = defineContract({
  method: 'delete',
  path: '/api/categories/{id}',
  group: 'Catalogue',
  summary: 'Delete a category',
  description:
    'With its subcategories. One that has products, deleted ones included, is deleted only when moveProductsTo ' +
    'says where they go: another category, or a subcategory of another category.',
  access: 'staff',
  errors: ['not_found', 'stale_version', 'still_in_use', 'database_unavailable'],
  params: idParamsSchema,
  query: z.strictObject({ ...deletionQueryFields, moveProductsTo }),
  data: deletedSchema,
});
