import { type DataStrategyResult, isRouteErrorResponse, type MiddlewareFunction } from 'react-router';
import { pathWithoutLocale } from '#i18n/locale-path.ts';
import { isNeverCached } from './personal-page.ts';

type Results = Record<string, DataStrategyResult>;

/** Long lists are the largest, some 100 kB. */
const maxPages = 20;

/** LRU cache of the loader data of this visit's pages, by address. */
const cachedPages = new Map<string, Results>();

/** The address to which the browser's back or forward button has just led. */
let poppedAddress: string | null = null;

/** The address of the page on the screen, if its data come from the cache. */
let staleAddress: string | null = null;

/** Must be called before the router listens to `popstate`, because the router begins to load in the same event. */
export function watchHistory(): void {
  window.addEventListener('popstate', () => {
    poppedAddress = window.location.pathname + window.location.search;
  });
}

export function cacheShownPage(address: string, routeId: string, data: unknown): void {
  const [pathname = ''] = address.split('?');
  if (data === undefined || isNeverCached(pathWithoutLocale(pathname))) return;
  cachedPages.delete(address);
  cachedPages.set(address, { [routeId]: { type: 'data', result: data } });
  const [leastRecent] = cachedPages.keys();
  if (cachedPages.size > maxPages && leastRecent !== undefined) cachedPages.delete(leastRecent);
}

/** Whether the page on the screen is stale and should be revalidated; true once. */
export function consumeStaleFlag(address: string): boolean {
  // The previous page may still call this while the next one is loading.
  if (staleAddress !== address) return false;
  staleAddress = null;
  return true;
}

/**
 * Client middleware that serves back and forward navigations from the cache, so that a list is painted at once and at
 * its scroll position. The page then revalidates itself.
 */
export const serveBackNavigation: MiddlewareFunction<Results> = async ({ request }, next) => {
  // A submission may change what any page shows.
  if (request.method !== 'GET') cachedPages.clear();
  const { pathname, search } = new URL(request.url);
  const address = pathname + search;
  const cached = cachedPages.get(address);
  const isBack = poppedAddress === address;
  poppedAddress = null;
  if (cached && isBack) {
    staleAddress = address;
    return cached;
  }
  const results = await next();
  // A page that cannot be revalidated stays as it is.
  const isOnScreen = address === window.location.pathname + window.location.search;
  return cached && isOnScreen && isUnreachable(results) ? cached : results;
};

/** The shop could not answer, at all or for now (503). A refusal, or a page that is gone, is an answer. */
function isUnreachable(results: Results): boolean {
  return Object.values(results).some(
    ({ type, result }) => type === 'error' && !(isRouteErrorResponse(result) && result.status !== 503),
  );
}
