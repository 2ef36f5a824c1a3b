import { localeOfPath, localizedPath, pathWithoutLocale } from '#i18n/locale-path.ts';
import { imageWidths } from '#images/image-address.ts';
import { type Locale, locales } from '#primitives/locale.ts';
import { cartCache, filesCache, pagesCache, picturesCache, staleCaches } from './cache-names.ts';
import { isCachedPage, isSharedCart, pageOfData, type RequestKind, requestKind } from './caching-strategy.ts';
import {
  findCached,
  findCachedAnywhere,
  isCacheable,
  networkOrCache,
  putInCache,
} from './network-or-cache.ts';
import { type CachedPage, offlinePage } from './offline-page.ts';
import { type FetchEvent, worker } from './worker-scope.ts';

/**
 * Service worker for offline use: caches visited pages, their pictures, and the cart. Everything that can change is
 * network first, so that a new release is never hidden. See docs/decisions/0033.
 */

/** Defined by the build: the release, its stylesheet and fonts, and the files that pages import dynamically. */
declare const __RELEASE__: string;
declare const __STYLESHEET__: string;
declare const __FONTS__: Readonly<Record<Locale, readonly string[]>>;
declare const __LAZY_FILES__: readonly string[];

/** Maximum number of entries; a page and its data are two. */
const maxPages = 120;
const maxPictures = 240;
/** More than all files of one release. */
const maxFiles = 500;
const networkTimeoutMs = 4_000;
const freshForMs = 60 * 60_000;
const maxListedPages = 8;

const pages = pagesCache(__RELEASE__);
const cart = cartCache(__RELEASE__);
const files = filesCache(__RELEASE__);

worker.addEventListener('install', (event) => {
  event.waitUntil(install());
});

async function install(): Promise<void> {
  const lazyFiles = await caches.open(files);
  await Promise.all([
    ...locales.map((locale) => cachePage(cart, localizedPath(locale, '/cart'))),
    ...__LAZY_FILES__.map((file) => cacheFile(lazyFiles, file)),
  ]);
  await worker.skipWaiting();
}

worker.addEventListener('activate', (event) => {
  event.waitUntil(activate());
});

async function activate(): Promise<void> {
  const windows = await worker.clients.matchAll({ type: 'window' });
  const stale = staleCaches(await caches.keys(), __RELEASE__, windows.length > 0);
  await Promise.all(stale.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

const handlers: Readonly<Record<RequestKind, (event: FetchEvent) => Promise<Response>>> = {
  page: networkFirstPage,
  data: networkFirstData,
  file: (event) => cacheFirst(event, files, maxFiles).catch(failAfterDelay),
  picture: (event) => cacheFirst(event, picturesCache, maxPictures).catch(() => fallbackPicture(event)),
  'network-only': ({ request }) => fetch(request).catch(() => explainOffline(new URL(request.url))),
};

worker.addEventListener('fetch', (event) => {
  const kind = requestKind(event.request, worker.location.origin);
  if (kind) event.respondWith(handlers[kind](event));
});

async function networkFirstPage(event: FetchEvent): Promise<Response> {
  const address = new URL(event.request.url);
  const fromNetwork = fetchAndCache(event);
  const cached = (await findCached(pages, event.request)) ?? (await findCart(address));
  try {
    const { answer, isFromCache } = await networkOrCache(fromNetwork, cached, networkTimeoutMs);
    return isFromCache ? await markAsCached(answer) : answer;
  } catch {
    return explainOffline(address);
  }
}

async function networkFirstData(event: FetchEvent): Promise<Response> {
  const fromNetwork = fetchAndCache(event);
  const cached = await findCached(pages, event.request);
  const { answer, isFromCache } = await networkOrCache(fromNetwork, cached, networkTimeoutMs);
  if (isFromCache) {
    const { pathname, searchParams } = new URL(event.request.url);
    // Added by the router, not part of the page's address.
    searchParams.delete('_routes');
    const search = searchParams.size > 0 ? `?${searchParams}` : '';
    const page = await worker.clients.get(event.clientId);
    page?.postMessage({ cachedPage: (pageOfData(pathname) ?? pathname) + search });
  }
  return answer;
}

/** Cache first, for files with a hash in their names. */
async function cacheFirst(event: FetchEvent, cacheName: string, maxEntries: number): Promise<Response> {
  const cached = await findCachedAnywhere(event.request);
  if (cached) return cached;
  const answer = await fetch(event.request);
  event.waitUntil(putInCache(cacheName, event.request, answer.clone(), maxEntries).catch(() => undefined));
  return answer;
}

/** The same picture in another width, else an empty one, because browsers draw an icon for a failed picture. */
async function fallbackPicture({ request }: FetchEvent): Promise<Response> {
  for (const width of imageWidths) {
    const cached = await findCached(picturesCache, request.url.replace(/-\d+\.webp$/, `-${width}.webp`));
    if (cached) return cached;
  }
  const nothing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>';
  return new Response(nothing, { headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'no-store' } });
}

/** Delays the failure: the router reloads the page when a script is missing, but explain-uncached.ts should go first. */
async function failAfterDelay(failure: unknown): Promise<never> {
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  throw failure;
}

/** Fetches, and caches the response also when the network timed out for the visitor. */
function fetchAndCache(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const fromNetwork = fetch(request);
  const cached = fromNetwork.then((answer) => {
    if (!isSharedCart(new URL(request.url))) return putInCache(pages, request, answer.clone(), maxPages);
  });
  // Without a response, or with full storage, the cached one stays.
  event.waitUntil(cached.catch(() => undefined));
  return fromNetwork;
}

function findCart({ pathname }: URL): Promise<Response | undefined> {
  const locale = localeOfPath(pathname);
  const isCart = pathWithoutLocale(pathname) === '/cart';
  return isCart ? findCached(cart, localizedPath(locale, '/cart')) : Promise.resolve(undefined);
}

/** Marks a document as cached, so that the page can show that it may be stale; see connection-store.ts. */
async function markAsCached(page: Response): Promise<Response> {
  const html = (await page.text()).replace('<html ', '<html data-from-cache="" ');
  const headers = new Headers(page.headers);
  // The body is decoded and longer now.
  headers.delete('Content-Encoding');
  headers.delete('Content-Length');
  return new Response(html, { headers });
}

async function explainOffline({ pathname }: URL): Promise<Response> {
  const locale = localeOfPath(pathname);
  return offlinePage({
    locale,
    shopNameHtml: await findShopName(locale),
    isCheckout: pathWithoutLocale(pathname) === '/checkout',
    cachedPages: await newestCachedPages(locale),
    stylesheet: __STYLESHEET__,
    fonts: __FONTS__[locale],
  });
}

/** The shop's name: the suffix of the title of the cached cart page. */
async function findShopName(locale: Locale): Promise<string> {
  const page = await findCached(cart, localizedPath(locale, '/cart'));
  return (await page?.text())?.match(/ · ([^·<]+)<\/title>/)?.[1] ?? '';
}

/** The pages that were cached last; a cache lists its keys in the order of insertion. */
async function newestCachedPages(locale: Locale): Promise<CachedPage[]> {
  const cache = await caches.open(pages);
  const addresses = (await cache.keys()).map(({ url }) => new URL(url));
  const newest = addresses
    .filter(({ pathname }) => isCachedPage(pathname) && localeOfPath(pathname) === locale)
    .slice(-maxListedPages)
    .toReversed();
  const named = newest.map(async ({ href, pathname, search }) => {
    const html = await (await cache.match(href, { ignoreVary: true }))?.text();
    // Without the suffix with the name of the shop.
    const titleHtml = html?.match(/<title>([^<]+?)( · [^·<]+)?<\/title>/)?.[1];
    return titleHtml === undefined ? [] : [{ path: pathname + search, titleHtml }];
  });
  return (await Promise.all(named)).flat();
}

/**
 * Pages post their address after each navigation. Client-side navigation loads data and no documents; the worker fetches
 * the document, so that the page opens offline by its address too. Not over a 2G connection.
 */
worker.addEventListener('message', (event) => {
  if (typeof event.data === 'string') event.waitUntil(cacheVisitedPage(event.data).catch(() => undefined));
});

async function cacheVisitedPage(address: string): Promise<void> {
  const visited = new URL(address, worker.location.origin);
  if (visited.origin !== worker.location.origin || !isCachedPage(visited.pathname)) return;
  if (isSharedCart(visited) || /2g/.test(worker.navigator.connection?.effectiveType ?? '')) return;
  const cached = await findCached(pages, visited.href);
  const cachedAt = Date.parse(cached?.headers.get('Date') ?? '');
  if (Date.now() - cachedAt < freshForMs) return;
  await cachePage(pages, visited.href);
}

/** Caches a page with the files that its HTML references. */
async function cachePage(cacheName: string, address: string): Promise<void> {
  const answer = await fetch(address, { headers: { Accept: 'text/html' }, priority: 'low' });
  if (!isCacheable(answer)) throw new Error(`${address} is not cacheable`);
  const html = await answer.clone().text();
  const named = new Set(html.match(/\/assets\/[\w.-]+/g));
  const cache = await caches.open(files);
  await Promise.all([
    putInCache(cacheName, address, answer, maxPages),
    ...[...named].map((file) => cacheFile(cache, file)),
  ]);
}

async function cacheFile(cache: Cache, file: string): Promise<void> {
  if (await cache.match(file)) return;
  const answer = (await findCachedAnywhere(file)) ?? (await fetch(file, { priority: 'low' }));
  if (answer.ok) await cache.put(file, answer);
}
