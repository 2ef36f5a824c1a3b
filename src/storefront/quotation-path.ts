import type { Service } from '#primitives/quote-status.ts';

const request = '/contact?request=quotation';

/** Where a quotation is asked for. */
export const quotationPath = request;

/** Begins with a product; with a quantity only if the buyer has chosen one. */
export function productQuotationPath(slug: string, quantity: number | null): string {
  const product = `${request}&product=${slug}`;
  return quantity === null ? product : `${product}&quantity=${quantity}`;
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
