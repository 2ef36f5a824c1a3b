import { restoreCategory } from '#domain/catalogue/restore-category.server.ts';
import { restoreCategoryContract } from './categories-id-restore.contract.ts';
import { changeOrigin } from './change-origin.ts';
import { endpoint } from './endpoint.ts';

export const categoriesIdRestore = endpoint(restoreCategoryContract, async ({ params }, call) => ({
  data: await restoreCategory(call.services.db, params.id, changeOrigin(call)),
}));
