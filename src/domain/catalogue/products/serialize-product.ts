import { imageAddress } from '#images/image-address.ts';
import { qarFromDirhams } from '#primitives/money.ts';
import type { Product, StoredProduct } from './product.ts';

/** A product in the form in which the API speaks of it: English in the fields, Arabic in `translations`. */
export function serializeProduct(product: StoredProduct) {
  const {
    price,
    pictures,
    arabic,
    name: _name,
    shortDescription: _short,
    description: _long,
    assemblyService: _service,
    brandName: _brandName,
    ...rest
  } = product;
  return {
    ...rest,
    ...englishTexts(product),
    price: qarFromDirhams(price),
    images: pictures.map((picture) => imageAddress(picture, 1200)),
    // Not what a page says in English for want of Arabic: a form would save that as Arabic.
    translations: { ar: arabic },
  };
}

export type ProductResponse = ReturnType<typeof serializeProduct>;

function englishTexts(product: Product) {
  return {
    name: product.name.en,
    shortDescription: product.shortDescription.en,
    description: product.description.en,
    specifications: product.specifications.map(({ label, value }) => ({ label: label.en, value: value.en })),
  };
}
