/** Where a quotation is asked for; with a product, the request begins with it. */
export function quotationPath(productSlug?: string): string {
  const request = '/contact?request=quotation';
  return productSlug === undefined ? request : `${request}&product=${productSlug}`;
}
