import { matchLinesContract } from '#api/public/quotes/match-lines.contract.ts';
import { callApi } from '#api-client/call-api.ts';
import type { CartProduct } from '#domain/cart/cart.ts';
import { mostLines } from '#domain/cart/cart.ts';
import { parseCartProduct } from '#domain/cart/serialize-priced-cart.ts';
import type { ListedLine } from '#domain/quotes/list/list-lines.ts';
import type { MatchedLine } from './draft-list.ts';

/** Asks the shop which products the lines of a list mean. Lines beyond those of a request stay unmatched. */
export async function matchList(lines: readonly ListedLine[]): Promise<MatchedLine[]> {
  const asked = lines.slice(0, mostLines).map(({ code, name }) => ({ code, name }));
  const { data } = await callApi(matchLinesContract, { body: { lines: asked } });
  return lines.map((line, at) => {
    const { by = null, product = null } = data[at] ?? {};
    return { line, by, product: product && parseCartProduct(product) };
  });
}

/** The product with a code, as a request needs it. */
export async function findByCode(code: string): Promise<CartProduct | null> {
  const [found] = await matchList([{ code, name: '', quantity: 1 }]);
  return found?.product ?? null;
}
