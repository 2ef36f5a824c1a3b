import { listCategories } from '#domain/catalogue/category-queries.server.ts';
import { createCategory } from '#domain/catalogue/create-category.server.ts';
import { shownCategory } from '#domain/catalogue/shown-category.ts';
import { categoriesContract, createCategoryContract } from './categories.contract.ts';
import { changeOrigin } from './change-origin.ts';
import { endpoint } from './endpoint.ts';

export const categories = endpoint(categoriesContract, async (_input, { services }) => ({
  data: (await listCategories(services.db)).map(shownCategory),
}));

export const categoriesPost = endpoint(createCategoryContract, async ({ body }, call) => ({
  data: await createCategory(call.services.db, body, changeOrigin(call)),
}));
