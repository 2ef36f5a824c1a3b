import { describe, expect, it } from 'vitest';
import type { Category } from './category.ts';
import { categoryMenu } from './category-menu.ts';

const place = (slug: string) => ({
  id: `id of ${slug}`,
  slug,
  name: { en: slug, ar: `${slug} بالعربية` },
  description: { en: '', ar: '' },
  lacksArabic: [],
});

const category = (department: string, slug: string, ...parts: string[]): Category => ({
  ...place(slug),
  department,
  departmentName: { en: department.toUpperCase(), ar: `قسم ${department}` },
  picture: {
    relativePath: `${slug}.webp`,
    width: 900,
    height: 600,
    alt: { en: 'a room', ar: 'غرفة' },
  },
  imageId: null,
  version: 1,
  attributes: [],
  subcategories: parts.map(place),
});

const tree = [
  category('furniture', 'desks', 'staff-desks', 'bar-desks'),
  category('furniture', 'lamps'),
  category('it', 'monitors', 'wide-monitors'),
];
const counts = {
  categories: [
    { slug: 'desks', count: 7 },
    { slug: 'monitors', count: 2 },
  ],
  subcategories: [
    { slug: 'staff-desks', count: 7 },
    { slug: 'wide-monitors', count: 2 },
  ],
};

describe('the tree of the menus', () => {
  it('has departments, categories and subcategories in the order of the shop, with their products', () => {
    const menu = categoryMenu(tree, counts, 'en');
    expect(menu.map(({ slug, name }) => [slug, name])).toEqual([
      ['furniture', 'FURNITURE'],
      ['it', 'IT'],
    ]);
    expect(menu[0]?.categories).toEqual([
      {
        slug: 'desks',
        name: 'desks',
        products: 7,
        picture: { relativePath: 'desks.webp', width: 900, height: 600, alt: 'a room' },
        subcategories: [{ slug: 'staff-desks', name: 'staff-desks', products: 7 }],
      },
    ]);
  });

  it('is in the language of the page', () => {
    const [furniture] = categoryMenu(tree, counts, 'ar');
    expect(furniture?.name).toBe('قسم furniture');
    expect(furniture?.categories[0]?.name).toBe('desks بالعربية');
    expect(furniture?.categories[0]?.picture?.alt).toBe('غرفة');
  });

  it('leaves out places and departments without products', () => {
    const onlyMonitors = { categories: [{ slug: 'monitors', count: 2 }], subcategories: [] };
    expect(categoryMenu(tree, onlyMonitors, 'en')).toMatchObject([
      { slug: 'it', categories: [{ slug: 'monitors', subcategories: [] }] },
    ]);
    expect(categoryMenu(tree, { categories: [], subcategories: [] }, 'en')).toEqual([]);
  });
});
