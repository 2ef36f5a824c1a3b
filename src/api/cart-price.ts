import { priceCartOfNow } from '#domain/cart/price-cart.server.ts';
import { shownPricedCart } from '#domain/cart/shown-priced-cart.ts';
import { getShopProfile } from '#domain/shop-profile/get-shop-profile.server.ts';
import { cartPriceContract } from './cart-price.contract.ts';
import { endpoint } from './endpoint.ts';

export const cartPrice = endpoint(cartPriceContract, async ({ body }, { services }) => {
  const { db, now } = services;
  const cart = await priceCartOfNow(db, body, { shop: getShopProfile(db), now: now() });
  return { data: shownPricedCart(cart) };
});
