import { defineContract } from '#api/http/contract.ts';
import { idParamsSchema } from '#api/http/written-entity.contract.ts';
import { categorySchema } from '#api/public/catalogue/categories.contract.ts';

export const restoreCategoryContract = defineContract({
  method: 'post',
  path: '/api/categories/{id}/restore',
  group: 'Catalogue',
  summary: 'Undo the deletion of a category',
  description:
    'Brings it back with its id, address, subcategories and picture. The products that its deletion moved return, ' +
    'unless somebody has moved them on since. Refused when its name or address has been given away meanwhile.',
  access: 'staff',
  errors: ['not_found', 'invalid_input', 'database_unavailable'],
  params: idParamsSchema,
  data: categorySchema,
  successStatus: 201,
});
