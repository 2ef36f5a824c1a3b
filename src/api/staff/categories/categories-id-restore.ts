import { changeOrigin } from '#api/http/change-origin.ts';
import { endpoint } from '#api/http/endpoint.ts';
import { restoreCategory } from '#domain/catalogue/categories/restore-category.server.ts';
import { restoreCategoryContract } from './categories-id-restore.contract.ts';

export const categoriesIdRestore = endpoint(restoreCategoryContract, async ({ params }, call) => ({
  data: await restoreCategory(call.services.db, params.id, changeOrigin(call)),
}));
