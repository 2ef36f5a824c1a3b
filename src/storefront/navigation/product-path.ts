/** The query parameter of a product page for the quantity that it begins with. */
export const quantityParameter = 'quantity';

/** The path of a product page without locale; a quantity that was searched for is filled in there. */
export function productPath(slug: string, quantity: number | null): string {
  return quantity === null ? `/product/${slug}` : `/product/${slug}?${quantityParameter}=${quantity}`;
}
