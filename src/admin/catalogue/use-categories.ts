import { staffCategoriesContract } from '#api/staff/categories/categories.contract.ts';
import type { DataOf } from '#api-client/call-api.ts';
import { useStaffQuery } from '../data/use-staff-query.ts';
import { useStaffLocale } from '../locale/staff-locale.tsx';

export type StaffCategory = DataOf<typeof staffCategoriesContract>['categories'][number];

/** The category tree, with names in the language of staff. */
export function useCategories() {
  const locale = useStaffLocale();
  const query = useStaffQuery(staffCategoriesContract, {});
  const { categories = [], departments = [] } = query.data?.data ?? {};
  const nameOf = ({ name, translations }: Pick<StaffCategory, 'name' | 'translations'>) =>
    locale === 'ar' ? translations.ar.name || name : name;
  const findName = (slug: string | null) => {
    const place = [...categories, ...categories.flatMap(({ subcategories }) => subcategories)].find(
      (one) => one.slug === slug,
    );
    return place && nameOf(place);
  };
  const subcategoriesOf = (slug: string | null | undefined) =>
    categories.find((category) => category.slug === slug)?.subcategories ?? [];
  return { query, categories, departments, nameOf, findName, subcategoriesOf };
}
