import { localeOfPath, localizedPath, pathWithoutLocale } from '#i18n/locale-path.ts';
import { imageWidths } from '#images/image-address.ts';
import { type Locale, locales } from '#primitives/locale.ts';
import { cartCache, filesCache, pagesCache, picturesCache, staleCaches } from './cache-names.ts';
import { isCachedPage, isSharedCart, pageOfData, type Way, wayOf } from './caching-strategy.ts';
import { findCached, findCachedAnywhere, isCacheable, keep, networkOrCache } from './network-or-cache.ts';
import { type CachedPage, offlinePage } from './offline-page.ts';
import { type FetchEvent, worker } from './worker-scope.ts';

/**
 * The shop without a connection: pages that were visited, their pictures, and the cart. The network comes first for
 * everything that can change, so that a new release is never hidden. See docs/decisions/0034.
 */

/** Put in by the build: the release, its looks, and the files that pages load later than with their HTML. */
declare const __RELEASE__: string;
declare const __STYLESHEET__: string;
declare const __FONTS__: Readonly<Record<Locale, readonly string[]>>;
declare const __LATER_FILES__: readonly string[];

/** A page and its data count as two. */
const mostPages = 120;
const mostPictures = 240;
/** All files of one release are fewer. */
const mostFiles = 500;
const patienceMs = 4_000;
const freshForMs = 60 * 60_000;
const mostKeptPagesNamed = 8;

const pages = pagesCache(__RELEASE__);
const cart = cartCache(__RELEASE__);
const files = filesCache(__RELEASE__);

worker.addEventListener('install', (event) => {
  event.waitUntil(install());
});

async function install(): Promise<void> {
  const later = await caches.open(files);
  await Promise.all([
    ...locales.map((locale) => keepPage(cart, localizedPath(locale, '/cart'))),
    ...__LATER_FILES__.map((file) => keepFile(later, file)),
  ]);
  await worker.skipWaiting();
}

worker.addEventListener('activate', (event) => {
  event.waitUntil(takeOver());
});

async function takeOver(): Promise<void> {
  const windows = await worker.clients.matchAll({ type: 'window' });
  const outdated = staleCaches(await caches.keys(), __RELEASE__, windows.length > 0);
  await Promise.all(outdated.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

const answers: Readonly<Record<Way, (event: FetchEvent) => Promise<Response>>> = {
  page: answerPage,
  data: answerData,
  file: (event) => answerOnce(event, files, mostFiles).catch(failLater),
  picture: (event) => answerOnce(event, picturesCache, mostPictures).catch(() => nextBestPicture(event)),
  unkept: ({ request }) => fetch(request).catch(() => explain(new URL(request.url))),
};

worker.addEventListener('fetch', (event) => {
  const way = wayOf(event.request, worker.location.origin);
  if (way) event.respondWith(answers[way](event));
});

async function answerPage(event: FetchEvent): Promise<Response> {
  const address = new URL(event.request.url);
  const fromShop = askShop(event);
  const kept = (await findCached(pages, event.request)) ?? (await findCart(address));
  try {
    const { answer, isKept } = await networkOrCache(fromShop, kept, patienceMs);
    return isKept ? await markedAsKept(answer) : answer;
  } catch {
    return explain(address);
  }
}

async function answerData(event: FetchEvent): Promise<Response> {
  const fromShop = askShop(event);
  const kept = await findCached(pages, event.request);
  const { answer, isKept } = await networkOrCache(fromShop, kept, patienceMs);
  if (isKept) {
    const { pathname, searchParams } = new URL(event.request.url);
    // The router's own note on which parts of the page it wants.
    searchParams.delete('_routes');
    const search = searchParams.size > 0 ? `?${searchParams}` : '';
    const page = await worker.clients.get(event.clientId);
    page?.postMessage({ keptPage: (pageOfData(pathname) ?? pathname) + search });
  }
  return answer;
}

/** What has a hash in its name is asked for once. */
async function answerOnce(event: FetchEvent, cacheName: string, most: number): Promise<Response> {
  const kept = await findCachedAnywhere(event.request);
  if (kept) return kept;
  const answer = await fetch(event.request);
  event.waitUntil(keep(cacheName, event.request, answer.clone(), most).catch(() => undefined));
  return answer;
}

/** The same in another width, else nothing to see: browsers would draw a broken picture. */
async function nextBestPicture({ request }: FetchEvent): Promise<Response> {
  for (const width of imageWidths) {
    const kept = await findCached(picturesCache, request.url.replace(/-\d+\.webp$/, `-${width}.webp`));
    if (kept) return kept;
  }
  const nothing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>';
  return new Response(nothing, { headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'no-store' } });
}

/** The router loads the page anew at once when a script is missing; explain-unkept.ts knows better where to go. */
async function failLater(failure: unknown): Promise<never> {
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  throw failure;
}

/** Asks, and keeps the answer also when the visitor no longer waited for it. */
function askShop(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const fromShop = fetch(request);
  const kept = fromShop.then((answer) => {
    if (!isSharedCart(new URL(request.url))) return keep(pages, request, answer.clone(), mostPages);
  });
  // Without an answer, or room for it, the one before stays.
  event.waitUntil(kept.catch(() => undefined));
  return fromShop;
}

function findCart({ pathname }: URL): Promise<Response | undefined> {
  const locale = localeOfPath(pathname);
  const isCart = pathWithoutLocale(pathname) === '/cart';
  return isCart ? findCached(cart, localizedPath(locale, '/cart')) : Promise.resolve(undefined);
}

/** Lets the page say that it is not fresh; see connection-store.ts. */
async function markedAsKept(page: Response): Promise<Response> {
  const html = (await page.text()).replace('<html ', '<html data-kept="" ');
  const headers = new Headers(page.headers);
  // The text is neither compressed nor as long any more.
  headers.delete('Content-Encoding');
  headers.delete('Content-Length');
  return new Response(html, { headers });
}

async function explain({ pathname }: URL): Promise<Response> {
  const locale = localeOfPath(pathname);
  return offlinePage({
    locale,
    isCheckout: pathWithoutLocale(pathname) === '/checkout',
    cachedPages: await newestKeptPages(locale),
    stylesheet: __STYLESHEET__,
    fonts: __FONTS__[locale],
  });
}

/** Those that were kept last stand last in the cache. */
async function newestKeptPages(locale: Locale): Promise<CachedPage[]> {
  const cache = await caches.open(pages);
  const addresses = (await cache.keys()).map(({ url }) => new URL(url));
  const newest = addresses
    .filter(({ pathname }) => isCachedPage(pathname) && localeOfPath(pathname) === locale)
    .slice(-mostKeptPagesNamed)
    .toReversed();
  const named = newest.map(async ({ href, pathname, search }) => {
    const html = await (await cache.match(href, { ignoreVary: true }))?.text();
    // Without the name of the shop at its end.
    const titleHtml = html?.match(/<title>([^<]+?)( · [^·<]+)?<\/title>/)?.[1];
    return titleHtml === undefined ? [] : [{ path: pathname + search, titleHtml }];
  });
  return (await Promise.all(named)).flat();
}

/**
 * The page tells where its visitor is. Moving inside the shop loads data and no pages; the page is fetched once, so
 * that it opens by its address too. Not over a connection that has enough to do.
 */
worker.addEventListener('message', (event) => {
  if (typeof event.data === 'string') event.waitUntil(keepVisited(event.data).catch(() => undefined));
});

async function keepVisited(address: string): Promise<void> {
  const visited = new URL(address, worker.location.origin);
  if (visited.origin !== worker.location.origin || !isCachedPage(visited.pathname)) return;
  if (isSharedCart(visited) || /2g/.test(worker.navigator.connection?.effectiveType ?? '')) return;
  const kept = await findCached(pages, visited.href);
  const keptAt = Date.parse(kept?.headers.get('Date') ?? '');
  if (Date.now() - keptAt < freshForMs) return;
  await keepPage(pages, visited.href);
}

/** Keeps a page with the files that its HTML names. */
async function keepPage(cacheName: string, address: string): Promise<void> {
  const answer = await fetch(address, { headers: { Accept: 'text/html' }, priority: 'low' });
  if (!isCacheable(answer)) throw new Error(`${address} cannot be kept`);
  const html = await answer.clone().text();
  const named = new Set(html.match(/\/assets\/[\w.-]+/g));
  const cache = await caches.open(files);
  await Promise.all([
    keep(cacheName, address, answer, mostPages),
    ...[...named].map((file) => keepFile(cache, file)),
  ]);
}

async function keepFile(cache: Cache, file: string): Promise<void> {
  if (await cache.match(file)) return;
  const answer = (await findCachedAnywhere(file)) ?? (await fetch(file, { priority: 'low' }));
  if (answer.ok) await cache.put(file, answer);
}
