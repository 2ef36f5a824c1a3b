import { dirhamsFromQar } from '#primitives/money.ts';
import { assemblyColumns } from '../attributes/packing.ts';
import type { ProductBody } from './product-body.ts';

/**
 * Maps a product to its columns, with the id of its family, without its stock, which `changeStock` writes, and without its
 * category and position.
 */
export function productColumns(product: ProductBody, familyId: string | null) {
  const { ar } = product.translations;
  return {
    slug: product.slug,
    sku: product.sku,
    brand: product.brand,
    nameEn: product.name,
    nameAr: ar.name,
    shortDescriptionEn: product.shortDescription,
    shortDescriptionAr: ar.shortDescription,
    descriptionEn: product.description,
    descriptionAr: ar.description,
    price: dirhamsFromQar(product.price),
    specifications: product.specifications.map(({ label, value }, index) => ({
      label: { en: label, ar: ar.specifications[index]?.label ?? '' },
      value: { en: value, ar: ar.specifications[index]?.value ?? '' },
    })),
    widthMm: product.dimensions?.width ?? null,
    depthMm: product.dimensions?.depth ?? null,
    heightMm: product.dimensions?.height ?? null,
    weightGrams: product.weightKg === null ? null : Math.round(product.weightKg * 1000),
    attributes: product.attributes,
    cartons: product.cartons,
    model: product.model,
    ...assemblyColumns(product.assembly),
    warrantyMonths: product.warrantyMonths,
    leadTimeDays: product.leadTimeDays,
    isFeatured: product.isFeatured,
    isNewArrival: product.isNewArrival,
    isBestSeller: product.isBestSeller,
    status: product.status,
    familyId,
    successorIds: product.successorIds,
  };
}
