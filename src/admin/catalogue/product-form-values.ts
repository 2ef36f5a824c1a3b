import type { changeProductContract } from '#api/staff/products/products.contract.ts';
import type { DataOf } from '#api-client/call-api.ts';
import type { ProductDraft } from '#domain/catalogue/products/product-body.ts';

export type EditedProduct = DataOf<typeof changeProductContract>;

type Dimensions = Record<'width' | 'depth' | 'height', number | null>;

/** Form values of a product: the shape of the call's body, with dimensions that may be unknown. */
export type ProductValues = Omit<EditedProduct, 'id' | 'version' | 'images' | 'dimensions'> & {
  readonly dimensions: Dimensions;
};

const unknown: Dimensions = { width: null, depth: null, height: null };

export function valuesOf(product: EditedProduct): ProductValues {
  const { name, shortDescription, description, specifications, translations } = product;
  const { sku, slug, brand, category, subcategory, price, stock, imageIds } = product;
  const { isFeatured, isNewArrival, isBestSeller, weightKg, warrantyMonths, leadTimeDays } = product;
  const { status, family, successorIds, attributes, cartons, assembly, model } = product;
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
    attributes,
    cartons,
    assembly,
    model,
    warrantyMonths,
    leadTimeDays,
    status,
    family,
    successorIds,
    imageIds,
  };
}

/** Maps form values to the call's body. Dimensions are given all or none; the server rejects a missing one. */
export function bodyOf({ slug, dimensions, ...values }: ProductValues): ProductDraft {
  const isKnown = Object.values(dimensions).some((side) => side !== null);
  return {
    ...values,
    ...(slug && { slug }),
    dimensions: isKnown ? (dimensions as ProductDraft['dimensions']) : null,
  };
}

/** Initial values of a new product. */
export const emptyEntity = {
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
  // Empty at first, so that no product is saved with a price of zero by mistake.
  price: null as unknown as number,
  stock: 0,
  isFeatured: false,
  isNewArrival: true,
  isBestSeller: false,
  dimensions: null,
  weightKg: null,
  attributes: {},
  cartons: [],
  assembly: null,
  model: null,
  warrantyMonths: 0,
  leadTimeDays: 0,
  status: 'live',
  family: null,
  successorIds: [],
  imageIds: [],
} satisfies EditedProduct;
