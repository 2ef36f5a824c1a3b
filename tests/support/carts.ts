import fc from 'fast-check';
import type { Cart, CartProduct } from '#domain/cart/cart.ts';

export function productWith(known: Partial<CartProduct>): CartProduct {
  return {
    id: 'desk',
    slug: 'a-desk',
    sku: 'A-1',
    name: { en: 'A desk', ar: 'مكتب' },
    price: 1_499_50,
    stock: 40,
    leadTimeDays: 2,
    isService: false,
    picture: null,
    ...known,
  };
}

/** A cart of so many different products. */
export function cartOf(lines: number): Cart {
  return Array.from({ length: lines }, (_, index) => {
    const { slug, sku, name, price, picture } = productWith({});
    return {
      productId: `p${index}`,
      quantity: 1 + (index % 3),
      snapshot: { slug, sku, name, price, picture },
    };
  });
}

const texts = fc.record({
  en: fc.string({ minLength: 1, maxLength: 20 }),
  ar: fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' }),
});

const pictures = fc.record({
  relativePath: fc.constantFrom('products/0f.webp', 'products/1e.webp'),
  width: fc.integer({ min: 1, max: 1920 }),
  height: fc.integer({ min: 1, max: 1920 }),
  alt: texts,
});

const snapshots = fc.record({
  slug: fc.constantFrom('a-desk', 'chair', 'lamp-2'),
  sku: fc.string({ minLength: 1, maxLength: 12 }),
  name: texts,
  price: fc.integer({ min: 0, max: 1_000_000_000 }),
  picture: fc.option(pictures),
});

/** Few different ones, so that the same product comes up again. */
const ids = fc.integer({ min: 0, max: 12 }).map((number) => `p${number}`);

export const products: fc.Arbitrary<CartProduct> = fc
  .tuple(ids, snapshots, fc.integer({ min: 0, max: 2_000 }))
  .map(([id, snapshot, stock]) => ({ id, ...snapshot, stock, leadTimeDays: 2, isService: false }));

export const carts: fc.Arbitrary<Cart> = fc.uniqueArray(
  fc.record({ productId: ids, quantity: fc.integer({ min: 1, max: 999 }), snapshot: snapshots }),
  { selector: ({ productId }) => productId, maxLength: 12 },
);
