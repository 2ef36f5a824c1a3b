import type { Subcategory } from '#domain/catalogue/category.ts';
import { listCategories } from '#domain/catalogue/category-queries.server.ts';
import { categoriesContract } from './categories.contract.ts';
import { endpoint } from './endpoint.ts';

export const categories = endpoint(categoriesContract, async (_input, { services }) => {
  const all = await listCategories(services.db);
  return {
    data: all.map((category) => ({
      ...named(category),
      image: null,
      subcategories: category.subcategories.map(named),
    })),
  };
});

function named({ id, slug, name, description }: Subcategory) {
  return {
    id,
    slug,
    name: name.en,
    description: description.en,
    translations: { ar: { name: name.ar, description: description.ar } },
  };
}
