import { changeOrigin } from '#api/http/change-origin.ts';
import { endpoint, type StaffCall } from '#api/http/endpoint.ts';
import { changeMeta } from '#api/http/written-entity.contract.ts';
import { storeDataUrls } from '#api/staff/images/store-data-urls.ts';
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
  data: await createCategory(call.services.db, await withStoredPicture(call, body), changeOrigin(call)),
}));

export const categoriesIdPut = endpoint(changeCategoryContract, async ({ params, query, body }, call) => {
  const change = await withStoredPicture(call, body);
  return {
    data: await updateCategory(call.services.db, params.id, change, query.moveProductsTo, changeOrigin(call)),
    meta: changeMeta(body),
  };
});

async function withStoredPicture<Body extends { image?: string | null | undefined }>(
  call: StaffCall,
  body: Body,
): Promise<Body> {
  if (!body.image) return body;
  const [image] = await storeDataUrls(call, [body.image], 'categories');
  return { ...body, image };
}

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
