const request = '/contact?request=quotation';

/** Where a quotation is asked for; with a product, the request begins with it. */
export function quotationPath(productSlug?: string): string {
  return productSlug === undefined ? request : `${request}&product=${productSlug}`;
}

/** For everything in the cart, which the page finds in the browser. */
export const cartQuotationPath = `${request}&from=cart`;
