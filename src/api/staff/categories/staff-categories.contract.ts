import { z } from 'zod';
import { defineContract } from '#api/http/contract.ts';
import { categorySchema } from '#api/public/catalogue/categories.contract.ts';
import { categoryOrderSchema } from '#domain/catalogue/categories/category-order.ts';

const products = z.int().meta({ description: 'How many products lie here' });

export const staffCategoriesContract = defineContract({
  method: 'get',
  path: '/api/staff/categories',
  group: 'Catalogue',
  summary: 'The whole tree for staff',
  description: 'Departments and categories in the order of the shop, with how many products each place has.',
  access: 'staff',
  errors: ['database_unavailable'],
  data: z.object({
    departments: z.array(z.object({ slug: z.string(), name: z.object({ en: z.string(), ar: z.string() }) })),
    categories: z.array(
      categorySchema
        .extend({
          products,
          subcategories: z.array(categorySchema.shape.subcategories.element.extend({ products })),
        })
        .meta({ id: 'StaffCategory' }),
    ),
  }),
});

export const categoryOrderContract = defineContract({
  method: 'put',
  path: '/api/category-order',
  group: 'Catalogue',
  summary: 'Put categories into another order',
  description:
    'All categories of one department, each with the version it was seen in. Subcategories are ordered with their ' +
    'category.',
  access: 'staff',
  errors: ['not_found', 'stale_version', 'database_unavailable'],
  body: categoryOrderSchema,
  data: z.array(z.object({ id: z.string() })),
});
