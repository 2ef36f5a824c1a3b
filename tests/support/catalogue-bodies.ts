import type { CategoryBody } from '#domain/catalogue/categories/category-body.ts';
import type { ProductDraft } from '#domain/catalogue/products/product-body.ts';

let made = 0;

/** What staff would type for a product, with a code that no other has. */
export function productDraft(fields: Partial<ProductDraft> = {}): ProductDraft {
  made += 1;
  return {
    sku: `TEST-${made}`,
    brand: 'Al Reem',
    name: 'Writing desk',
    shortDescription: 'A desk',
    description: 'A desk to write at.',
    specifications: [{ label: 'Top', value: 'Oak' }],
    category: 'desks',
    subcategory: 'executive-desks',
    price: 1499.5,
    stock: 4,
    isFeatured: false,
    isNewArrival: true,
    isBestSeller: false,
    dimensions: { width: 1600, depth: 800, height: 740 },
    weightKg: 41.5,
    warrantyMonths: 24,
    attributes: {},
    cartons: [],
    assembly: null,
    model: null,
    leadTimeDays: 3,
    status: 'live',
    family: null,
    successorIds: [],
    translations: {
      ar: {
        name: 'مكتب كتابة',
        shortDescription: 'مكتب',
        description: 'مكتب للكتابة.',
        specifications: [{ label: 'السطح', value: 'بلوط' }],
      },
    },
    ...fields,
  };
}

/** What staff would type for a category; the Arabic name follows the English one, so that both are its own. */
export function categoryBody(name: string, fields: Partial<CategoryBody> = {}): CategoryBody {
  return {
    name,
    description: `All of ${name}`,
    department: 'furniture',
    attributes: [],
    subcategories: [],
    translations: { ar: { name: `فئة ${name}`, description: '' } },
    ...fields,
  };
}

export function subcategoryBody(name: string, fields: Partial<CategoryBody['subcategories'][number]> = {}) {
  return { name, description: '', translations: { ar: { name: `فرع ${name}`, description: '' } }, ...fields };
}
