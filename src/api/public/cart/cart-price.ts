import { endpoint } from '#api/http/endpoint.ts';
import { priceCurrentCart } from '#domain/cart/price-cart.server.ts';
import { serializePricedCart } from '#domain/cart/serialize-priced-cart.ts';
import { getShopProfile } from '#domain/shop-profile/get-shop-profile.server.ts';
import { cartPriceContract } from './cart-price.contract.ts';

/** Every change of a cart asks once, and a whole office may fill carts behind one address. */
const questionsByAddress = { name: 'cart-prices-by-address', times: 1200, seconds: 600 };

export const cartPrice = endpoint(cartPriceContract, async ({ body }, { services, address }) => {
  const { db, limits, now } = services;
  await limits.countHere(questionsByAddress, address);
  const cart = await priceCurrentCart(db, body, { shop: getShopProfile(db), now: now() });
  return { data: serializePricedCart(cart) };
});
