import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cartOf, carts, products, productWith } from '../../../tests/support/carts.ts';
import {
  acceptServerPrices,
  addToCart,
  type Cart,
  cartLine,
  cartTotal,
  countItems,
  largestQuantity,
  lineTotal,
  mergeCarts,
  mostLines,
  quantityInCart,
  removeFromCart,
  restoreLine,
  setQuantity,
} from './cart.ts';

/** The cart after adding, for products that fit. */
function added(cart: Cart, ...addition: [ReturnType<typeof productWith>, number]): Cart {
  const outcome = addToCart(cart, ...addition);
  return outcome.fits ? outcome.cart : cart;
}

describe('a cart', () => {
  it('merges an added product with its line, at the newest price', () => {
    const once = added([], productWith({ id: 'desk', price: 100_00 }), 2);
    const twice = added(once, productWith({ id: 'desk', price: 90_00 }), 3);
    expect(twice).toHaveLength(1);
    expect(twice[0]).toMatchObject({ quantity: 5, snapshot: { price: 90_00 } });
    expect(cartTotal(twice)).toBe(450_00);
  });

  it.each([
    ['stock', productWith({ stock: 5 }), 6],
    ['stock', productWith({ stock: 0 }), 1],
    ['quantity', productWith({ stock: 5_000 }), 1_000],
  ] as const)('names the limit that rejects an addition: %s', (limit, product, quantity) => {
    expect(addToCart([], product, quantity)).toEqual({ fits: false, limit });
  });

  it('counts what it holds already against the stock', () => {
    const product = productWith({ stock: 5 });
    const full = added([], product, 5);
    expect(quantityInCart(full, product.id)).toBe(5);
    expect(addToCart(full, product, 1)).toEqual({ fits: false, limit: 'stock' });
  });

  it('holds a hundred products, and more of each of them', () => {
    const full = cartOf(mostLines);
    const another = productWith({ id: 'one-too-many', stock: 10 });
    expect(addToCart(full, another, 1)).toEqual({ fits: false, limit: 'lines' });
    const inCart = productWith({ id: full[0]?.productId ?? '', stock: 10 });
    expect(addToCart(full, inCart, 1).fits).toBe(true);
  });

  it.each([
    [0, 1],
    [-3, 1],
    [Number.NaN, 1],
    [7.9, 7],
    [1e9, largestQuantity],
  ])('takes %d as a quantity of %d', (wanted, quantity) => {
    const cart = cartOf(2);
    expect(setQuantity(cart, cart[0]?.productId ?? '', wanted).map((line) => line.quantity)).toEqual([
      quantity,
      cart[1]?.quantity,
    ]);
  });
});

describe('whatever happens to a cart', () => {
  const quantities = fc.integer({ min: 1, max: 1_200 });

  it('it stays within its limits and has one line for a product', () => {
    fc.assert(
      fc.property(carts, fc.array(fc.tuple(products, quantities), { maxLength: 30 }), (cart, additions) => {
        const result = additions.reduce(
          (before, [product, quantity]) => added(before, product, quantity),
          cart,
        );
        expect(result.length).toBeLessThanOrEqual(mostLines);
        expect(new Set(result.map(({ productId }) => productId)).size).toBe(result.length);
        for (const { quantity } of result) {
          expect(quantity).toBeGreaterThanOrEqual(1);
          expect(quantity).toBeLessThanOrEqual(largestQuantity);
        }
      }),
    );
  });

  it('a new product that is added and removed leaves no trace', () => {
    fc.assert(
      fc.property(carts, products, quantities, (cart, product, quantity) => {
        fc.pre(quantityInCart(cart, product.id) === 0);
        expect(removeFromCart(added(cart, product, quantity), product.id)).toEqual(cart);
      }),
    );
  });

  it('all the pieces are added, or the cart says why not', () => {
    fc.assert(
      fc.property(carts, products, quantities, (cart, product, quantity) => {
        const outcome = addToCart(cart, product, quantity);
        if (!outcome.fits) return;
        expect(countItems(outcome.cart)).toBe(countItems(cart) + quantity);
        expect(quantityInCart(outcome.cart, product.id)).toBeLessThanOrEqual(product.stock);
      }),
    );
  });

  it('its total is the sum of its lines, exact to the dirham', () => {
    fc.assert(
      fc.property(carts, (cart) => {
        const sum = cart.reduce(
          (total, line) => total + BigInt(line.quantity) * BigInt(line.snapshot.price),
          0n,
        );
        expect(BigInt(cartTotal(cart))).toBe(sum);
        expect(cart.map(lineTotal).reduce((total, amount) => total + amount, 0)).toBe(cartTotal(cart));
      }),
    );
  });

  it('merging it with another loses no product that fits, and with nothing changes nothing', () => {
    fc.assert(
      fc.property(carts, carts, (cart, other) => {
        const merged = mergeCarts(cart, other);
        expect(merged.slice(0, cart.length).map(({ productId }) => productId)).toEqual(
          cart.map(({ productId }) => productId),
        );
        for (const { productId } of merged) {
          const sum = quantityInCart(cart, productId) + quantityInCart(other, productId);
          expect(quantityInCart(merged, productId)).toBe(Math.min(sum, largestQuantity));
        }
        expect(mergeCarts(cart, [])).toEqual(cart);
        expect(mergeCarts([], cart)).toEqual(cart);
      }),
    );
  });
});

describe('a line that was removed', () => {
  it('comes back to its place with all its pieces', () => {
    fc.assert(
      fc.property(carts, fc.nat(), (cart, number) => {
        fc.pre(cart.length > 0);
        const place = number % cart.length;
        const line = cart[place] ?? expect.unreachable();
        expect(restoreLine(removeFromCart(cart, line.productId), line, place)).toEqual(cart);
      }),
    );
  });

  it('does not come back beside the same product, nor into a full cart', () => {
    const line = cartLine(productWith({ id: 'desk' }), 2);
    const again = [cartLine(productWith({ id: 'desk' }), 5)];
    expect(restoreLine(again, line, 0)).toBe(again);
    expect(restoreLine(cartOf(mostLines), line, 0)).toHaveLength(mostLines);
  });
});

describe('agreeing to a new price', () => {
  it('keeps the quantity and leaves other lines alone', () => {
    const cart = [cartLine(productWith({ id: 'desk', price: 100_00 }), 3), ...cartOf(1)];
    const agreed = acceptServerPrices(cart, [productWith({ id: 'desk', price: 120_00 })]);
    expect(agreed[0]).toMatchObject({ quantity: 3, snapshot: { price: 120_00 } });
    expect(agreed[1]).toBe(cart[1]);
  });
});
