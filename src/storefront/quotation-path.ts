import type { Service } from '#primitives/quote-words.ts';

const request = '/contact?request=quotation';

/** Where a quotation is asked for; with a product, the request begins with it. */
export function quotationPath(productSlug?: string): string {
  return productSlug === undefined ? request : `${request}&product=${productSlug}`;
}

/** For everything in the cart, which the page finds in the browser. */
export const cartQuotationPath = `${request}&from=cart`;

/** For what a search did not find, in the words that were searched. */
export function searchQuotationPath(search: string | undefined): string {
  return search ? `${request}&${new URLSearchParams({ search })}` : request;
}

export function serviceQuotationPath(service: Service): string {
  return `${request}&service=${service}`;
}
