import { pathWithoutLocale } from '#i18n/locale-path.ts';
import { categoryMenuPath } from '../category-menu/category-menu-path.ts';
import { isNeverCached } from '../navigation/personal-page.ts';
import { plannerProductsPath } from '../planner/products/planner-products-path.ts';
import { publicPaths } from '../site-files/site-paths.ts';

/**
 * The requests that the service worker handles, by caching strategy: pages and their data are network first, files and
 * pictures cache first, and a `network-only` page is never cached but explained when there is no connection. Every
 * other request is left to the browser. This is an allow list, so that new or private addresses are never cached.
 */
export type RequestKind = 'page' | 'data' | 'file' | 'picture' | 'network-only';

/** Classifies a request; null leaves it to the browser. */
export function requestKind(
  request: Pick<Request, 'method' | 'mode' | 'url'>,
  origin: string,
): RequestKind | null {
  const { pathname, origin: askedOf } = new URL(request.url);
  if (request.method !== 'GET' || askedOf !== origin) return null;
  if (request.mode === 'navigate') {
    if (isCachedPage(pathname)) return 'page';
    return pathWithoutLocale(pathname) === '/checkout' ? 'network-only' : null;
  }
  if (pathname.startsWith('/assets/') || pathname.startsWith('/top-views/')) return 'file';
  if (pathname.startsWith('/images/')) return 'picture';
  if (resourcePaths.has(pathWithoutLocale(pathname))) return 'data';
  const page = pageOfData(pathname);
  return page !== null && isCachedPage(page) ? 'data' : null;
}

/** Resource routes that are the same for everybody. */
const resourcePaths: ReadonlySet<string> = new Set([categoryMenuPath, plannerProductsPath]);

const cartPath = '/cart';
/** Their contents are in the browser's storage. */
const listsPath = '/lists';
const cachedPaths: ReadonlySet<string> = new Set([...publicPaths, cartPath, listsPath]);
const catalogue = /^\/(product|category|subcategory|packages)\/[^/]+$/;
/** Articles have no folder of their own; their slugs have several words. */
const article = /^\/[a-z0-9]+(-[a-z0-9]+)+$/;
/** Resource route with the products that one visitor has viewed. */
const recentlyViewed = '/recently-viewed';

/** Whether the worker caches the page of this path. */
export function isCachedPage(pathname: string): boolean {
  const path = pathWithoutLocale(pathname);
  if (isNeverCached(path) || path === recentlyViewed || resourcePaths.has(path)) return false;
  return cachedPaths.has(path) || catalogue.test(path) || article.test(path);
}

/** Whether the address carries a shared cart. Its page is personal and not cached; the plain cart page holds no data. */
export function isSharedCart({ pathname, search }: URL): boolean {
  return pathWithoutLocale(pathname) === cartPath && search !== '';
}

/** The path of the page whose loader data is requested: '/ar/about' for '/ar/about.data', '/' for '/_.data'. */
export function pageOfData(pathname: string): string | null {
  if (!pathname.endsWith('.data')) return null;
  return pathname.slice(0, -'.data'.length).replace(/\/_$/, '/');
}
