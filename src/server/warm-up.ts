import { localizedPath } from '#i18n/locale-path.ts';
import { locales } from '#primitives/locale.ts';
import { publicPaths } from '#storefront/site-files/site-paths.ts';

interface Asked {
  request(path: string, init: RequestInit): Response | Promise<Response>;
}

/** Headers of a browser, so that the compressed variants are cached too. */
const headers = { Accept: 'text/html', 'Accept-Encoding': 'gzip, deflate, br, zstd' };
const calls = ['/api/categories', '/api/zone-delivery-settings'];

/**
 * Requests every static page and one page of each dynamic route, in both languages, so that the first visitor after a
 * start does not wait for cold code. One at a time, so that visitors take precedence.
 */
export async function warmUp(app: Asked, signal: AbortSignal): Promise<void> {
  const pages = [...publicPaths, '/cart', '/checkout', ...(await examplePages(app))];
  const paths = [...pages.flatMap((page) => locales.map((locale) => localizedPath(locale, page))), ...calls];
  for (const path of paths) {
    if (signal.aborted) return;
    await ask(app, path);
  }
}

/** The first of the products with where it lies, and the newest article. */
async function examplePages(app: Asked): Promise<string[]> {
  const answer = await ask(app, '/api/products?pageSize=1');
  const [product] = (answer && (JSON.parse(answer) as { data?: ListedProduct[] }).data) || [];
  const article = newestArticle((await ask(app, '/blog/rss.xml')) ?? '');
  return [
    ...(product ? [`/product/${product.slug}`, `/category/${product.category}`] : []),
    ...(product?.subcategory ? [`/subcategory/${product.subcategory}`] : []),
    ...(article ? [article] : []),
  ];
}

/** The path of the first article of the feed. */
function newestArticle(feed: string): string | undefined {
  const address = /<guid isPermaLink="true">([^<]+)</.exec(feed)?.[1];
  return address && new URL(address).pathname;
}

interface ListedProduct {
  readonly slug: string;
  readonly category: string;
  readonly subcategory: string | null;
}

/** A failed render is logged where it happens, and the page is rendered again on the next request. */
async function ask(app: Asked, path: string): Promise<string | null> {
  const response = await app.request(path, path.startsWith('/api/') ? {} : { headers });
  const text = await response.text();
  return response.ok ? text : null;
}
