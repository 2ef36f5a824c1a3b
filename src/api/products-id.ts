import type { Product } from '#domain/catalogue/product.ts';
import { requireProduct } from '#domain/catalogue/require-product.server.ts';
import type { Locale } from '#primitives/locale.ts';
import { qarFromDirhams } from '#primitives/money.ts';
import { endpoint } from './endpoint.ts';
import { productsIdContract } from './products-id.contract.ts';

export const productsId = endpoint(productsIdContract, async ({ params }, { services }) => {
  const product = await requireProduct(services.db, params.id);
  const { price, name: _name, shortDescription: _short, description: _long, ...rest } = product;
  return {
    data: {
      ...rest,
      ...textsIn(product, 'en'),
      price: qarFromDirhams(price),
      images: [],
      translations: { ar: textsIn(product, 'ar') },
    },
  };
});

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
