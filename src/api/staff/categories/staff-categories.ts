import { changeOrigin } from '#api/http/change-origin.ts';
import { endpoint } from '#api/http/endpoint.ts';
import { reorderCategories } from '#domain/catalogue/categories/reorder-categories.server.ts';
import { listCategoriesForStaff } from '#domain/catalogue/categories/staff-category-queries.server.ts';
import { categoryOrderContract, staffCategoriesContract } from './staff-categories.contract.ts';

export const staffCategories = endpoint(staffCategoriesContract, async (_input, { services }) => ({
  data: await listCategoriesForStaff(services.db),
}));

export const categoryOrder = endpoint(categoryOrderContract, async ({ body }, call) => ({
  data: await reorderCategories(call.services.db, body, changeOrigin(call)),
}));
