import { sharedItemsParameter } from '#domain/cart/cart-link.ts';
import { comparedParameter } from '#domain/catalogue/comparison/compared-products.ts';
import { listedKeys } from '#domain/catalogue/listing/attribute-choice.ts';
import { productFilterSchema } from '#domain/catalogue/listing/product-filter.ts';
import { replaceParameter } from '#domain/catalogue/packages/replaced-parts.ts';

/** Query parameters of campaigns and click trackers. No page depends on them. */
const adParameter =
  /^(utm_\w+|gclid|gbraid|wbraid|dclid|gad_\w+|srsltid|fbclid|msclkid|ttclid|twclid|li_fat_id|sccid|igshid|yclid|mc_[ce]id|_ga|_gl)$/i;

/** The cache key of a page: its path and query without campaign parameters, so that all visitors of a campaign share one page. */
export function pageKey(pathAndQuery: string): string {
  const start = pathAndQuery.indexOf('?');
  if (start === -1) return pathAndQuery;
  const parameters = pathAndQuery.slice(start + 1).split('&');
  const kept = parameters.filter((parameter) => !adParameter.test(nameOf(parameter)));
  if (kept.length === parameters.length) return pathAndQuery;
  const path = pathAndQuery.slice(0, start);
  return kept.length > 0 ? `${path}?${kept.join('&')}` : path;
}

/** Every query parameter that a page depends on, with those of React Router's data requests. */
const pageParameters: ReadonlySet<string> = new Set([
  ...Object.keys(productFilterSchema.shape),
  ...['shown', 'tag', 'ids', sharedItemsParameter, 'request', 'product', 'service', 'from', 'quantity'],
  comparedParameter,
  replaceParameter,
  ...['_routes', 'index'],
]);
const longestKey = 1024;

const noParameters: ReadonlySet<string> = new Set();

/**
 * Whether a page may be stored under this key. Addresses that the shop never links to, with unknown
 * parameters or an excessive length, could otherwise evict every page that visitors ask for.
 */
export function isCacheableKey(key: string, further = noParameters): boolean {
  if (key.length > longestKey) return false;
  const start = key.indexOf('?');
  if (start === -1) return true;
  return key
    .slice(start + 1)
    .split('&')
    .map(nameOf)
    .every((name) => pageParameters.has(name) || further.has(name));
}

const list = /^(\/ar)?\/(products|collection|(sub)?category\/[^/?]+)(\.data)?\?/;

/** Whether the key is that of a list, which can be narrowed by the attributes that staff define. */
export function isListKey(key: string): boolean {
  return list.test(key);
}

/** The query parameters by which lists are narrowed: the key of an attribute, and of a number both ends of a range. */
export function filterParameters(attributes: readonly { readonly key: string }[]): ReadonlySet<string> {
  const keys = attributes.map(({ key }) => key);
  return new Set([listedKeys.brand, ...keys.flatMap((key) => [key, `${key}-from`, `${key}-to`])]);
}

function nameOf(parameter: string): string {
  const end = parameter.indexOf('=');
  return end === -1 ? parameter : parameter.slice(0, end);
}

/** The request to render, so that the cached page does not contain one visitor's campaign parameters. */
export function withoutAdParameters(request: Request): Request {
  if (request.method !== 'GET') return request;
  const { origin } = new URL(request.url);
  const path = request.url.slice(origin.length);
  const key = pageKey(path);
  return key === path ? request : new Request(origin + key, request);
}
