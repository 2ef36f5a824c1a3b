import { matchLinesContract } from '#api/public/quotes/match-lines.contract.ts';
import { ApiCallError } from '#api-client/api-call-error.ts';
import { callApi } from '#api-client/call-api.ts';
import { mostLines } from '#domain/cart/cart.ts';
import { parseCartProduct } from '#domain/cart/serialize-priced-cart.ts';
import { parseDiscontinued } from '#domain/quotes/list/discontinued-product.ts';
import { longestCode, longestLineText } from '#domain/quotes/list/list-limits.ts';
import type { RowAnswer } from '#domain/quotes/quick-order/row-states.ts';

/** Asks the shop which products the texts of rows mean, with suggestions for the others; in the order of the texts. */
export async function requestAnswers(texts: readonly string[], signal: AbortSignal): Promise<RowAnswer[]> {
  const lines = texts
    .slice(0, mostLines)
    .map((text) => ({ code: text.slice(0, longestCode), name: text.slice(0, longestLineText) }));
  const { data } = await callApi(matchLinesContract, { body: { lines, suggests: true } }, { signal });
  return data.map(({ product, near, discontinued }) => ({
    product: product && parseCartProduct(product),
    near: near.map(parseCartProduct),
    discontinued: discontinued && parseDiscontinued(discontinued),
  }));
}

/** Whether the shop refused a request because there were many before it. */
export function isTooMany(error: unknown): boolean {
  return error instanceof ApiCallError && error.status === 429;
}
