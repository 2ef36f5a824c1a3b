import { categories, departments, subcategories } from '../schema/catalogue.ts';
import type { Transaction } from '../transaction.ts';
import departmentData from './data/departments.json' with { type: 'json' };

interface Named {
  readonly slug: string;
  readonly en: string;
  readonly ar: string;
}

interface Described extends Named {
  readonly descriptionEn: string;
  readonly descriptionAr: string;
}

function row({ slug, en, ar }: Named, position: number) {
  return { slug, nameEn: en, nameAr: ar, position };
}

function describedRow(place: Described, position: number) {
  const { descriptionEn, descriptionAr } = place;
  return { ...row(place, position), descriptionEn, descriptionAr };
}

export async function seedCategoryTree(transaction: Transaction): Promise<void> {
  const departmentIds = idBySlug(
    await transaction.insert(departments).values(departmentData.map(row)).returning(slugAndId(departments)),
  );
  const categoryRows = departmentData.flatMap((department) =>
    department.categories.map((category, position) => ({
      ...describedRow(category, position),
      departmentId: requireId(departmentIds, department.slug),
    })),
  );
  const categoryIds = idBySlug(
    await transaction.insert(categories).values(categoryRows).returning(slugAndId(categories)),
  );
  const subcategoryRows = departmentData
    .flatMap((department) => department.categories)
    .flatMap((category) =>
      category.subcategories.map((subcategory, position) => ({
        ...describedRow(subcategory, position),
        categoryId: requireId(categoryIds, category.slug),
      })),
    );
  await transaction.insert(subcategories).values(subcategoryRows);
}

function slugAndId<Table extends typeof departments | typeof categories>(table: Table) {
  return { slug: table.slug, id: table.id };
}

function idBySlug(rows: readonly { slug: string; id: string }[]): ReadonlyMap<string, string> {
  return new Map(rows.map(({ slug, id }) => [slug, id]));
}

function requireId(ids: ReadonlyMap<string, string>, slug: string): string {
  const id = ids.get(slug);
  if (id === undefined) throw new Error(`no row with the slug '${slug}'`);
  return id;
}
