import type { Service } from '#primitives/quote-status.ts';

const request = '/contact?request=quotation';

/** The form to request a quotation. */
export const quotationPath = request;

/** The form filled with a product, and with a quantity if the buyer has chosen one. */
export function productQuotationPath(slug: string, quantity: number | null): string {
  const product = `${request}&product=${slug}`;
  return quantity === null ? product : `${product}&quantity=${quantity}`;
}

/** The form filled with the parts of so many packages; `replaced` is the part of the query that says which are replaced. */
export function packageQuotationPath(slug: string, packages: number, replaced: string): string {
  const filled = `${request}&package=${slug}&quantity=${packages}`;
  return replaced === '' ? filled : `${filled}&${replaced}`;
}

/** The form filled with the cart, which the page reads in the browser. */
export const cartQuotationPath = `${request}&from=cart`;

/** The form filled with the term of a search that found nothing. */
export function searchQuotationPath(search: string | undefined): string {
  return search ? `${request}&${new URLSearchParams({ search })}` : request;
}

export function serviceQuotationPath(service: Service): string {
  return `${request}&service=${service}`;
}
