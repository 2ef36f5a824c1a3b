import type { changeProductContract } from '#api/staff/products/products.contract.ts';
import type { DataOf } from '#api-client/call-api.ts';
import type { ProductDraft } from '#domain/catalogue/products/product-body.ts';

export type EditedProduct = DataOf<typeof changeProductContract>;

type Dimensions = Record<'width' | 'depth' | 'height', number | null>;

/** A product in the shape of its form: like the body of the call, with room for measures that are not known. */
export type ProductValues = Omit<EditedProduct, 'id' | 'version' | 'images' | 'dimensions'> & {
  readonly dimensions: Dimensions;
};

const unknown: Dimensions = { width: null, depth: null, height: null };

export function valuesOf(product: EditedProduct): ProductValues {
  const { name, shortDescription, description, specifications, translations } = product;
  const { sku, slug, brand, category, subcategory, price, stock, imageIds } = product;
  const { isFeatured, isNewArrival, isBestSeller, weightKg, warrantyMonths, leadTimeDays } = product;
  return {
    name,
    shortDescription,
    description,
    specifications,
    translations,
    sku,
    slug,
    brand,
    category,
    subcategory,
    price,
    stock,
    isFeatured,
    isNewArrival,
    isBestSeller,
    dimensions: product.dimensions ?? unknown,
    weightKg,
    warrantyMonths,
    leadTimeDays,
    imageIds,
  };
}

/** Measures are known all together or not at all; one that is missing is refused beside its field. */
export function bodyOf({ slug, dimensions, ...values }: ProductValues): ProductDraft {
  const isKnown = Object.values(dimensions).some((side) => side !== null);
  return {
    ...values,
    ...(slug && { slug }),
    dimensions: isKnown ? (dimensions as ProductDraft['dimensions']) : null,
  };
}

/** What a form for a new product begins with. */
export const nothingYet = {
  id: '',
  version: 0,
  images: [],
  name: '',
  shortDescription: '',
  description: '',
  specifications: [],
  translations: { ar: { name: '', shortDescription: '', description: '', specifications: [] } },
  sku: '',
  slug: '',
  brand: '',
  category: '',
  subcategory: null,
  // Empty until somebody types it: the form refuses to save a product for nothing by mistake.
  price: null as unknown as number,
  stock: 0,
  isFeatured: false,
  isNewArrival: true,
  isBestSeller: false,
  dimensions: null,
  weightKg: null,
  warrantyMonths: 0,
  leadTimeDays: 0,
  imageIds: [],
} satisfies EditedProduct;
