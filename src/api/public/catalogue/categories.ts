import { endpoint } from '#api/http/endpoint.ts';
import { listCategories } from '#domain/catalogue/categories/category-queries.server.ts';
import { serializeCategory } from '#domain/catalogue/categories/serialize-category.ts';
import { categoriesContract } from './categories.contract.ts';

export const categories = endpoint(categoriesContract, async (_input, { services }) => ({
  data: (await listCategories(services.db)).map(serializeCategory),
}));
