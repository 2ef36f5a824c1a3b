import { type CategoryCard, categoryCard } from '#domain/catalogue/category.ts';
import { listCategories } from '#domain/catalogue/category-queries.server.ts';
import { localeOfPath } from '#i18n/locale-path.ts';
import type { PageServices } from '../page-services.ts';

/** Every category as its card in the language of the page: the page carries one language, not two. */
export async function loadCategoryCards(db: PageServices['db'], request: Request): Promise<CategoryCard[]> {
  const locale = localeOfPath(new URL(request.url).pathname);
  const categories = await listCategories(db);
  return categories.map((category) => categoryCard(category, locale));
}
