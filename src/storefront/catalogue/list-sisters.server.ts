import { sisterCategories } from '#domain/catalogue/categories/departments.ts';
import type { CategoryDirectory, CategoryPlace } from '#domain/catalogue/categories/find-place.ts';
import { localeOfRequest } from '#i18n/locale-path.ts';

/** The categories of the place's department, for links to them. */
export function listSisters(
  { categories }: CategoryDirectory,
  request: Request,
  { category }: CategoryPlace,
) {
  const locale = localeOfRequest(request);
  return sisterCategories(categories, category).map(({ slug, name }) => ({ slug, name: name[locale] }));
}
