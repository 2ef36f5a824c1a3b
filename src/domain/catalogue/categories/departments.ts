import type { LocalizedText } from '#primitives/text/localized-text.ts';
import type { Category } from './category.ts';

/** The categories of a category's department, itself included, in display order. */
export function sisterCategories(categories: readonly Category[], { department }: Category): Category[] {
  return categories.filter((category) => category.department === department);
}

interface Department {
  readonly slug: string;
  readonly name: LocalizedText;
  readonly categories: readonly Category[];
}

/** Categories by department, in display order. */
export function byDepartment(categories: readonly Category[]): Department[] {
  return [...Map.groupBy(categories, ({ department }) => department)].map(([slug, ofDepartment]) => ({
    slug,
    name: ofDepartment[0]?.departmentName ?? { en: slug, ar: slug },
    categories: ofDepartment,
  }));
}
