import type { staffProductsContract } from '#api/staff/products/products.contract.ts';
import type { DataOf } from '#api-client/call-api.ts';
import { useStaffLocale } from '../locale/staff-locale.tsx';

export type ListedProduct = DataOf<typeof staffProductsContract>[number];

/** Name of a product in the language of staff, with English as fallback. */
export function useProductName(): (product: Pick<ListedProduct, 'name' | 'translations'>) => string {
  const locale = useStaffLocale();
  return ({ name, translations }) => (locale === 'ar' ? translations.ar.name || name : name);
}
