import { pathWithoutLocale } from '#i18n/locale-path.ts';
import { isNeverCached } from '../navigation/personal-page.ts';
import { publicPaths } from '../site-files/site-paths.ts';

/**
 * How the browser answers a request when there is no connection, by what is asked for. `unkept` is a page that is
 * never kept, but whose visitor is told why it does not open. Everything else is left to the browser as if there were
 * no worker: a list of what is taken, not of what is spared, so that nothing new or hidden is ever touched.
 */
export type Way = 'page' | 'data' | 'file' | 'picture' | 'unkept';

export function wayOf(request: Pick<Request, 'method' | 'mode' | 'url'>, origin: string): Way | null {
  const { pathname, origin: askedOf } = new URL(request.url);
  if (request.method !== 'GET' || askedOf !== origin) return null;
  if (request.mode === 'navigate') {
    if (isCachedPage(pathname)) return 'page';
    return pathWithoutLocale(pathname) === '/checkout' ? 'unkept' : null;
  }
  if (pathname.startsWith('/assets/')) return 'file';
  if (pathname.startsWith('/images/')) return 'picture';
  const page = pageOfData(pathname);
  return page !== null && isCachedPage(page) ? 'data' : null;
}

const cartPath = '/cart';
const keptPaths: ReadonlySet<string> = new Set([...publicPaths, cartPath]);
const catalogue = /^\/(product|category|subcategory)\/[^/]+$/;
/** Articles stand beside the other pages; their names have several words. */
const article = /^\/[a-z0-9]+(-[a-z0-9]+)+$/;
/** Answers with what one visitor has looked at. */
const recentlyViewed = '/recently-viewed';

export function isCachedPage(pathname: string): boolean {
  const path = pathWithoutLocale(pathname);
  if (isNeverCached(path) || path === recentlyViewed) return false;
  return keptPaths.has(path) || catalogue.test(path) || article.test(path);
}

/** A cart that came with the address is somebody's; the page of the cart itself holds nothing of anybody. */
export function isSharedCart({ pathname, search }: URL): boolean {
  return pathWithoutLocale(pathname) === cartPath && search !== '';
}

/** The page whose data is asked for: '/ar/about.data' is of '/ar/about', '/_.data' of '/'. */
export function pageOfData(pathname: string): string | null {
  if (!pathname.endsWith('.data')) return null;
  return pathname.slice(0, -'.data'.length).replace(/\/_$/, '/');
}
