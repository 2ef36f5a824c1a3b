import { imageAddress } from '#images/image-address.ts';
import type { Locale } from '#primitives/locale.ts';
import { qarFromDirhams } from '#primitives/money.ts';
import type { Product } from './product.ts';

/** A product in the form in which the API speaks of it: English in the fields, Arabic in `translations`. */
export function shownProduct(product: Product) {
  const { price, pictures, name: _name, shortDescription: _short, description: _long, ...rest } = product;
  return {
    ...rest,
    ...textsIn(product, 'en'),
    price: qarFromDirhams(price),
    images: pictures.map((picture) => imageAddress(picture, 1200)),
    translations: { ar: textsIn(product, 'ar') },
  };
}

export type ShownProduct = ReturnType<typeof shownProduct>;

function textsIn(product: Product, locale: Locale) {
  return {
    name: product.name[locale],
    shortDescription: product.shortDescription[locale],
    description: product.description[locale],
    specifications: product.specifications.map(({ label, value }) => ({
      label: label[locale],
      value: value[locale],
    })),
  };
}
