import type { Context, MiddlewareHandler } from 'hono';
import type { ApiEnv } from '#api/api-services.ts';
import { encodingFor } from './encodings.ts';
import { bytesOf, CachedPage } from './kept-page.ts';
import type { PageCache } from './page-cache.ts';
import { pageKey } from './page-key.ts';

/** What is answered elsewhere: such requests neither find a page nor wait for one another. */
const neverPages = /^\/(api|images|link-pictures|assets|admin|metrics)(\/|$)/;

/**
 * Answers with kept pages, and keeps those that are made. Of requests for the same page that come together one makes it
 * and the others wait for it.
 */
export function cachePages(cache: PageCache): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const { method, path } = c.req;
    if ((method !== 'GET' && method !== 'HEAD') || neverPages.test(path)) return next();
    const key = pageKey(pathAndQuery(c.req.url));

    const found = cache.find(key);
    if (found) return answerWith(found, c);
    // Held meanwhile: until it turns out that the page cannot be made anew, others may have taken its room.
    const outdated = cache.findOutdated(key);
    const underWay = cache.underWay(key);
    const awaited = underWay && (await underWay);
    if (awaited) return answerWith(awaited, c);

    let made: CachedPage | undefined;
    if (underWay || method === 'HEAD') await next();
    else made = await make(c, next, cache.begin(key));
    const page = made ?? (c.res.status === 503 ? outdated : undefined);
    if (!page) return undefined;
    const answer = await answerWith(page, c);
    // Hono would put the headers of the answer that this one replaces back into it.
    c.res = undefined;
    c.res = answer;
    return undefined;
  };
}

/** Undefined when nothing came of it that others may see. */
async function make(
  c: Context<ApiEnv>,
  next: () => Promise<void>,
  { end, ...making }: ReturnType<PageCache['begin']>,
): Promise<CachedPage | undefined> {
  let made: CachedPage | undefined;
  try {
    await next();
    if (isForEveryone(c)) {
      const content = Buffer.from(await c.res.arrayBuffer());
      made = await CachedPage.make(content, { headers: c.res.headers, ...making });
    }
  } finally {
    end(made);
  }
  return made;
}

/** A page that is somebody's own says so; one that failed, or is not there, is made again the next time. */
function isForEveryone({ var: { isPage }, res: { status, headers } }: Context<ApiEnv>): boolean {
  const cacheControl = headers.get('Cache-Control');
  return (
    isPage === true &&
    status === 200 &&
    !headers.has('Set-Cookie') &&
    cacheControl !== null &&
    !/no-store|private/.test(cacheControl)
  );
}

async function answerWith(page: CachedPage, c: Context<ApiEnv>): Promise<Response> {
  const requestId: [string, string] = ['x-request-id', c.var.requestId];
  if (page.isKnownTo(c.req.header('If-None-Match'))) {
    return new Response(null, { status: 304, headers: [...pairs(page.unchangedHeaders), requestId] });
  }
  const answer = await page.makeAnswer(encodingFor(c.req.header('Accept-Encoding')));
  return new Response(c.req.method === 'HEAD' ? null : bytesOf(answer), {
    headers: [...pairs(answer.headers), requestId],
  });
}

function pairs(flat: readonly string[]): [string, string][] {
  return Array.from({ length: flat.length / 2 }, (_, index) => [
    flat[2 * index] as string,
    flat[2 * index + 1] as string,
  ]);
}

/** Without reading the address anew: this is on every request's way. */
function pathAndQuery(url: string): string {
  return url.slice(url.indexOf('/', url.indexOf('//') + 2));
}
