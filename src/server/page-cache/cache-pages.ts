import type { Context, MiddlewareHandler } from 'hono';
import type { ApiEnv } from '#api/api-services.ts';
import type { Attribute } from '#domain/catalogue/attributes/attribute.ts';
import { bytesOf, CachedPage } from './cached-page.ts';
import { encodingFor } from './encodings.ts';
import type { PageCache } from './page-cache.ts';
import { filterParameters, isCacheableKey, isListKey, pageKey } from './page-key.ts';

/** Paths that are no pages, or cost less to answer than to store: they are neither looked up nor coalesced. */
const neverPages = /^\/((api|images|social-previews|assets|admin|metrics)(\/|$)|robots\.txt$)/;

/** The attributes that staff have defined. */
type ReadAttributes = () => Promise<readonly Pick<Attribute, 'key'>[]>;

/**
 * Middleware that answers from the page cache and fills it. Concurrent requests for the same page are coalesced: one
 * renders it and the others wait. If a page cannot be rendered now (503), a stale one is sent instead.
 */
export function cachePages(cache: PageCache, readAttributes: ReadAttributes): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const { method, path } = c.req;
    if ((method !== 'GET' && method !== 'HEAD') || neverPages.test(path)) return next();
    const key = pageKey(pathAndQuery(c.req.url));
    if (!isCacheableKey(key) && !(await isNarrowedList(key, readAttributes))) return next();

    const found = cache.find(key);
    if (found) return respondWith(found, c);
    // Held from now on, because it may be evicted before it turns out that it is needed.
    const stale = cache.findStale(key);
    const pending = cache.findPendingRender(key);
    const awaited = pending && (await pending);
    if (awaited) return respondWith(awaited, c);

    let rendered: CachedPage | undefined;
    if (pending || method === 'HEAD') await next();
    else rendered = await render(c, next, cache.beginRender(key));
    const page = rendered ?? (c.res.status === 503 ? stale : undefined);
    if (!page) return undefined;
    const response = await respondWith(page, c);
    // Otherwise Hono copies the headers of the response that this one replaces into it.
    c.res = undefined;
    c.res = response;
    return undefined;
  };
}

/** Whether the page is a list whose further parameters are attributes. */
async function isNarrowedList(key: string, readAttributes: ReadAttributes): Promise<boolean> {
  if (!isListKey(key)) return false;
  // Without a database nothing is rendered that could be cached.
  const attributes = await readAttributes().catch(() => []);
  return isCacheableKey(key, filterParameters(attributes));
}

/** Undefined if the page may not be cached. */
async function render(
  c: Context<ApiEnv>,
  next: () => Promise<void>,
  { end, ...details }: ReturnType<PageCache['beginRender']>,
): Promise<CachedPage | undefined> {
  let rendered: CachedPage | undefined;
  try {
    await next();
    if (isCacheable(c)) {
      const content = Buffer.from(await c.res.arrayBuffer());
      rendered = await CachedPage.create(content, { headers: c.res.headers, ...details });
    }
  } finally {
    end(rendered);
  }
  return rendered;
}

/** Personal pages say `no-store`; failed and missing pages are rendered again on the next request. */
function isCacheable({ var: { isPage }, res: { status, headers } }: Context<ApiEnv>): boolean {
  const cacheControl = headers.get('Cache-Control');
  return (
    isPage === true &&
    status === 200 &&
    !headers.has('Set-Cookie') &&
    cacheControl !== null &&
    !/no-store|private/.test(cacheControl)
  );
}

async function respondWith(page: CachedPage, c: Context<ApiEnv>): Promise<Response> {
  const requestId: [string, string] = ['x-request-id', c.var.requestId];
  if (page.matches(c.req.header('If-None-Match'))) {
    return new Response(null, { status: 304, headers: [...pairs(page.notModifiedHeaders), requestId] });
  }
  const ready = await page.getResponse(encodingFor(c.req.header('Accept-Encoding')));
  return new Response(c.req.method === 'HEAD' ? null : bytesOf(ready), {
    headers: [...pairs(ready.headers), requestId],
  });
}

function pairs(flat: readonly string[]): [string, string][] {
  return Array.from({ length: flat.length / 2 }, (_, index) => [
    flat[2 * index] as string,
    flat[2 * index + 1] as string,
  ]);
}

/** Sliced, because every request passes here and parsing a URL takes longer. */
function pathAndQuery(url: string): string {
  return url.slice(url.indexOf('/', url.indexOf('//') + 2));
}
