import type { DataStrategyResult, MiddlewareFunction } from 'react-router';

/**
 * Router middleware that opens an uncached page as a document when there is no connection. The worker then responds
 * with the offline page. The router would only reload the page that the visitor wants to leave.
 */
export const explainUncached: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request },
  next,
) => {
  const { pathname, search } = new URL(request.url);
  const isOtherPage = pathname + search !== window.location.pathname + window.location.search;
  // A resource route, not a page.
  const isPart = pathname.endsWith('/recently-viewed');
  const isOffline = !navigator.onLine && navigator.serviceWorker?.controller;
  if (isOffline && isOtherPage && !isPart && !(await isCached(pathname, search))) {
    window.location.assign(pathname + search);
    await new Promise(() => {});
  }
  return next();
};

/** Whether the page's loader data is cached, or the page itself if it has no loader. */
async function isCached(pathname: string, search: string): Promise<boolean> {
  const data = `${pathname.replace(/\/$/, '/_')}.data`;
  const cached =
    (await caches.match(data, { ignoreSearch: true, ignoreVary: true })) ??
    (await caches.match(pathname + search, { ignoreVary: true }));
  return cached !== undefined;
}
