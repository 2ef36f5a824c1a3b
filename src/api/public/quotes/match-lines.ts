import { endpoint } from '#api/http/endpoint.ts';
import { serializeCartProduct } from '#domain/cart/serialize-priced-cart.ts';
import { matchLines as match } from '#domain/quotes/list/match-lines.server.ts';
import { matchLinesContract } from './match-lines.contract.ts';

/** A long list costs as much as a hundred searches. */
const listsByAddress = { name: 'matched-lists-by-address', times: 60, seconds: 600 };

export const matchLines = endpoint(matchLinesContract, async ({ body }, { services, address, language }) => {
  const { db, limits, productIndex } = services;
  await limits.countHere(listsByAddress, address);
  const matched = await match(db, await productIndex(), body.lines, language);
  return {
    data: matched.map(({ by, product }) => ({ by, product: product && serializeCartProduct(product) })),
  };
});
