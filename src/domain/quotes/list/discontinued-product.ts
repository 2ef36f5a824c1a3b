import type { CartProduct } from '#domain/cart/cart.ts';
import { parseCartProduct, serializeCartProduct } from '#domain/cart/serialize-priced-cart.ts';
import type { LocalizedText } from '#primitives/text/localized-text.ts';

/** A product that is sold no more, with those of its successors that are. */
export interface DiscontinuedProduct {
  readonly sku: string;
  readonly name: LocalizedText;
  readonly successors: readonly CartProduct[];
}

export function serializeDiscontinued({ sku, name, successors }: DiscontinuedProduct) {
  return {
    sku,
    name: name.en,
    translations: { ar: { name: name.ar } },
    successors: successors.map(serializeCartProduct),
  };
}

/** Parses it in the browser. */
export function parseDiscontinued({
  sku,
  name,
  translations,
  successors,
}: ReturnType<typeof serializeDiscontinued>): DiscontinuedProduct {
  return { sku, name: { en: name, ar: translations.ar.name }, successors: successors.map(parseCartProduct) };
}
