import { defineContract } from '#api/http/contract.ts';
import { categorySchema } from '#api/public/catalogue/categories.contract.ts';
import { categoryBodySchema } from '#domain/catalogue/categories/category-body.ts';

export const createCategoryContract = defineContract({
  method: 'post',
  path: '/api/categories',
  group: 'Catalogue',
  summary: 'Add a category',
  description:
    'With its subcategories; it comes last in its department. Without a slug it gets a free one made from its ' +
    'English name. Names in both languages belong to one category alone, and a slug to one category or ' +
    'subcategory.',
  access: 'staff',
  errors: ['database_unavailable'],
  body: categoryBodySchema,
  data: categorySchema,
  successStatus: 201,
});
