import type { DataStrategyResult, MiddlewareFunction } from 'react-router';

/**
 * Without a connection, a page that is not kept is opened as a document: the worker then says why there is none, and
 * what can be opened instead. The router would only load the page again that its visitor wants to leave.
 */
export const explainUncached: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request },
  next,
) => {
  const { pathname, search } = new URL(request.url);
  const isOtherPage = pathname + search !== window.location.pathname + window.location.search;
  // What a page asks for beside itself is no page.
  const isPart = pathname.endsWith('/recently-viewed');
  const isAlone = !navigator.onLine && navigator.serviceWorker?.controller;
  if (isAlone && isOtherPage && !isPart && !(await isKept(pathname, search))) {
    window.location.assign(pathname + search);
    await new Promise(() => {});
  }
  return next();
};

/** As data, or as a page that needs none. */
async function isKept(pathname: string, search: string): Promise<boolean> {
  const data = `${pathname.replace(/\/$/, '/_')}.data`;
  const kept =
    (await caches.match(data, { ignoreSearch: true, ignoreVary: true })) ??
    (await caches.match(pathname + search, { ignoreVary: true }));
  return kept !== undefined;
}
