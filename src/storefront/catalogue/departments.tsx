import type { CategoryCard } from '#domain/catalogue/categories/category.ts';
import { CategoryList } from './category-list.tsx';

interface DepartmentsProps {
  readonly departments: readonly {
    readonly slug: string;
    readonly name: string;
    readonly categories: readonly CategoryCard[];
  }[];
}

/** All categories under the names of their departments. */
export function Departments({ departments }: DepartmentsProps) {
  if (departments.length === 0) return <CategoryList categories={[]} />;
  return departments.map(({ slug, name, categories }, index) => (
    <section key={slug} aria-labelledby={slug} className="not-first:pt-14">
      <h2 id={slug} className="type-heading mb-6">
        {name}
      </h2>
      <CategoryList categories={categories} isFirst={index === 0} />
    </section>
  ));
}
