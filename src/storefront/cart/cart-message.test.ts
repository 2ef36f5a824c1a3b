import { expect, it } from 'vitest';
import { priceLines } from '#domain/cart/price-cart.ts';
import { cartAr } from '#i18n/messages/storefront/cart.ar.ts';
import { cartEn } from '#i18n/messages/storefront/cart.en.ts';
import { productWith } from '../../../tests/support/carts.ts';
import { cartMessage } from './cart-message.ts';

const address = 'https://shop.test/cart?items=A-1.2';

function cartOfProducts(count: number) {
  const products = Array.from({ length: count }, (_, index) =>
    productWith({ id: `p${index}`, sku: `A-${index + 1}` }),
  );
  const lines = [
    ...products.map(({ id }) => ({ productId: id, quantity: 2 })),
    { productId: 'x', quantity: 1 },
  ];
  return priceLines({ lines, products: new Map(products.map((product) => [product.id, product])) });
}

it('a message names every product, the total and the link, and nothing that is gone', () => {
  const { lines } = cartOfProducts(1);
  const text = cartMessage(cartEn, 'en', { shopName: 'Pearl Desks', lines, deliveryFee: 25_00, address });
  expect(text.replaceAll('\u00a0', ' ')).toBe(
    [
      'Hello Pearl Desks, I would like to order:',
      '2 × A desk\ncode A-1, QAR 2,999.00',
      'Total: QAR 3,024.00',
      `The cart: ${address}`,
    ].join('\n\n'),
  );
});

it('the message of a long cart lists some products and links to all', () => {
  const { lines } = cartOfProducts(18);
  const text = cartMessage(cartAr, 'ar', { shopName: 'مكاتب اللؤلؤ', lines, deliveryFee: 25_00, address });
  expect(text.match(/2 × مكتب/g)).toHaveLength(15);
  expect(text).toContain('مرحبًا مكاتب اللؤلؤ،');
  expect(text).toContain(cartAr.whatsapp.more(3));
  expect(text).toContain(address);
});
