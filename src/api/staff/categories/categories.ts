import { changeOrigin } from '#api/http/change-origin.ts';
import { endpoint } from '#api/http/endpoint.ts';
import { createCategory } from '#domain/catalogue/categories/create-category.server.ts';
import { deleteCategory } from '#domain/catalogue/categories/delete-category.server.ts';
import { reorderCategories } from '#domain/catalogue/categories/reorder-categories.server.ts';
import { restoreCategory } from '#domain/catalogue/categories/restore-category.server.ts';
import { listCategoriesForStaff } from '#domain/catalogue/categories/staff-category-queries.server.ts';
import { updateCategory } from '#domain/catalogue/categories/update-category.server.ts';
import {
  categoryOrderContract,
  changeCategoryContract,
  createCategoryContract,
  deleteCategoryContract,
  restoreCategoryContract,
  staffCategoriesContract,
} from './categories.contract.ts';

export const staffCategories = endpoint(staffCategoriesContract, async (_input, { services }) => ({
  data: await listCategoriesForStaff(services.db),
}));

export const categoryOrder = endpoint(categoryOrderContract, async ({ body }, call) => ({
  data: await reorderCategories(call.services.db, body, changeOrigin(call)),
}));

export const categoriesPost = endpoint(createCategoryContract, async ({ body }, call) => ({
  data: await createCategory(call.services.db, body, changeOrigin(call)),
}));

export const categoriesIdPut = endpoint(changeCategoryContract, async ({ params, query, body }, call) => ({
  data: await updateCategory(call.services.db, params.id, body, query.moveProductsTo, changeOrigin(call)),
}));

export const categoriesIdDelete = endpoint(deleteCategoryContract, async ({ params, query }, call) => ({
  data: await deleteCategory(
    call.services.db,
    params.id,
    { version: query.version, moveProductsTo: query.moveProductsTo },
    changeOrigin(call),
  ),
}));

export const categoriesIdRestore = endpoint(restoreCategoryContract, async ({ params }, call) => ({
  data: await restoreCategory(call.services.db, params.id, changeOrigin(call)),
}));
