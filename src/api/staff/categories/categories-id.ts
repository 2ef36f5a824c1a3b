import { changeOrigin } from '#api/http/change-origin.ts';
import { endpoint } from '#api/http/endpoint.ts';
import { deleteCategory } from '#domain/catalogue/categories/delete-category.server.ts';
import { updateCategory } from '#domain/catalogue/categories/update-category.server.ts';
import { changeCategoryContract, deleteCategoryContract } from './categories-id.contract.ts';

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
