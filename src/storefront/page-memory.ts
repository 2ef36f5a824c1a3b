import { type DataStrategyResult, isRouteErrorResponse, type MiddlewareFunction } from 'react-router';
import { pathWithoutLocale } from '#i18n/locale-path.ts';
import { isNeverCached } from './personal-page.ts';

type Results = Record<string, DataStrategyResult>;

/** Lists with much below each other are the largest, some 100 kB. */
const mostPages = 20;

/** What the pages of this visit showed last, by address; the one that was shown last stands last. */
const shown = new Map<string, Results>();

/** Where the browser's own buttons led just now. */
let cameBackTo: string | null = null;

/** What is on the screen from memory, and may have changed since. */
let perhapsOld: string | null = null;

/** Has to be called before the router listens: it begins to load in the same event. */
export function followHistory(): void {
  window.addEventListener('popstate', () => {
    cameBackTo = window.location.pathname + window.location.search;
  });
}

export function rememberPage(address: string, routeId: string, data: unknown): void {
  const [pathname = ''] = address.split('?');
  if (data === undefined || isNeverCached(pathWithoutLocale(pathname))) return;
  shown.delete(address);
  shown.set(address, { [routeId]: { type: 'data', result: data } });
  const [longestUnseen] = shown.keys();
  if (shown.size > mostPages && longestUnseen !== undefined) shown.delete(longestUnseen);
}

/** Whether the page that is shown should be asked for anew; true once. */
export function consumeStaleFlag(address: string): boolean {
  // The page before may have its say last, while this one is on its way.
  if (perhapsOld !== address) return false;
  perhapsOld = null;
  return true;
}

/**
 * Going back shows what was there, at once and where it was; the page then asks for what has changed since. Without
 * this a list would wait for the network before it is painted again.
 */
export const backFromMemory: MiddlewareFunction<Results> = async ({ request }, next) => {
  // Whatever is sent may change what pages show.
  if (request.method !== 'GET') shown.clear();
  const { pathname, search } = new URL(request.url);
  const address = pathname + search;
  const remembered = shown.get(address);
  const isBack = cameBackTo === address;
  cameBackTo = null;
  if (remembered && isBack) {
    perhapsOld = address;
    return remembered;
  }
  const results = await next();
  // A page that cannot be asked for anew stays as it is.
  const isOnScreen = address === window.location.pathname + window.location.search;
  return remembered && isOnScreen && isUnreached(results) ? remembered : results;
};

/** The shop could not answer, at all or for now (503). A refusal, or a page that is gone, is an answer. */
function isUnreached(results: Results): boolean {
  return Object.values(results).some(
    ({ type, result }) => type === 'error' && !(isRouteErrorResponse(result) && result.status !== 503),
  );
}
