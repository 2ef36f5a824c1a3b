import { endpoint } from '#api/http/endpoint.ts';
import { serializeCartProduct } from '#domain/cart/serialize-priced-cart.ts';
import { serializeDiscontinued } from '#domain/quotes/list/discontinued-product.ts';
import { matchLines as match } from '#domain/quotes/list/match-lines.server.ts';
import { matchLinesContract } from './match-lines.contract.ts';

/** A long list costs as much as a hundred searches. */
const listsByAddress = { name: 'matched-lists-by-address', times: 60, seconds: 600 };
/** A quick order asks for each code that is typed, and a whole office may be behind one address. */
const linesByAddress = { name: 'matched-lines-by-address', times: 1200, seconds: 600 };
const mostTypedLines = 5;

export const matchLines = endpoint(matchLinesContract, async ({ body }, { services, address, language }) => {
  const { db, limits, productIndex } = services;
  const { lines, suggests } = body;
  await limits.countHere(lines.length > mostTypedLines ? listsByAddress : linesByAddress, address);
  const matched = await match(db, await productIndex(), { lines, suggests, locale: language });
  return {
    data: matched.map(({ by, product, near, discontinued }) => ({
      by,
      product: product && serializeCartProduct(product),
      near: near.map(serializeCartProduct),
      discontinued: discontinued && serializeDiscontinued(discontinued),
    })),
  };
});
