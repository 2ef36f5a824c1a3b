import { changeOrigin } from '#api/http/change-origin.ts';
import { endpoint } from '#api/http/endpoint.ts';
import { createCategory } from '#domain/catalogue/categories/create-category.server.ts';
import { createCategoryContract } from './create-category.contract.ts';

export const categoriesPost = endpoint(createCategoryContract, async ({ body }, call) => ({
  data: await createCategory(call.services.db, body, changeOrigin(call)),
}));
