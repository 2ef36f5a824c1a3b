import type { Category } from '#domain/catalogue/categories/category.ts';
import type { IndexedProduct } from '#domain/catalogue/product-index/indexed-product.ts';

/** A tree and products for tests of the index. */
export const both = (en: string, ar = en) => ({ en, ar });
const place = (slug: string, en: string, ar: string) => ({
  id: `id of ${slug}`,
  slug,
  name: both(en, ar),
  description: both(''),
  lacksArabic: [],
});
const category = (slug: string, en: string, ar: string, subcategories: Category['subcategories']) => ({
  ...place(slug, en, ar),
  department: 'furniture',
  departmentName: { en: 'Furniture', ar: 'الأثاث' },
  picture: null,
  imageId: null,
  version: 1,
  attributes: [],
  subcategories,
});

export const tree: readonly Category[] = [
  category('desks', 'Desks', 'المكاتب', [
    place('staff-desks', 'Staff desks', 'مكاتب الموظفين'),
    place('high-desks', 'High desks', 'مكاتب'),
  ]),
  category('lamps', 'Lamps', 'المصابيح', [place('desk-lamps', 'Desk lamps', 'مصابيح مكتب')]),
  category('chairs', 'Chairs', 'الكراسي', []),
];

export function product(given: Partial<IndexedProduct> & { id: string }): IndexedProduct {
  return {
    sku: `XX-${given.id}`,
    brand: 'Sadu',
    name: both('Thing', 'شيء'),
    shortDescription: both(''),
    description: both(''),
    specifications: [],
    categoryId: 'id of desks',
    subcategoryId: null,
    price: 10_000,
    stock: 5,
    isFeatured: false,
    isNewArrival: false,
    isBestSeller: false,
    position: 0,
    createdAt: new Date(0),
    updatedAt: new Date(0),
    slug: `thing-${given.id}`,
    lacksArabic: false,
    lacksPicture: false,
    status: 'live',
    familyId: null,
    successorIds: [],
    leadTimeDays: 0,
    widthMm: null,
    depthMm: null,
    heightMm: null,
    weightGrams: null,
    attributes: {},
    assembly: null,
    ...given,
  };
}
