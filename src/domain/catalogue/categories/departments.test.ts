import { describe, expect, it } from 'vitest';
import { tree } from '../../../../tests/support/indexed-products.ts';
import type { Category } from './category.ts';
import { byDepartment, sisterCategories } from './departments.ts';

const monitors = {
  ...tree[0],
  slug: 'monitors',
  department: 'it',
  departmentName: { en: 'IT', ar: 'تقنية المعلومات' },
} as Category;
const categories = [...tree, monitors];
const slugsOf = (list: readonly Category[]) => list.map(({ slug }) => slug);

describe('departments', () => {
  it('a category has the others of its department as sisters, in display order, and itself among them', () => {
    expect(slugsOf(sisterCategories(categories, tree[1] as Category))).toEqual(['desks', 'lamps', 'chairs']);
    expect(slugsOf(sisterCategories(categories, monitors))).toEqual(['monitors']);
  });

  it('every category is in one department, in the order of the shop', () => {
    const departments = byDepartment(categories);
    expect(departments.map(({ slug, name }) => [slug, name.en])).toEqual([
      ['furniture', 'Furniture'],
      ['it', 'IT'],
    ]);
    expect(departments.flatMap((department) => department.categories)).toEqual(categories);
    expect(byDepartment([])).toEqual([]);
  });
});
