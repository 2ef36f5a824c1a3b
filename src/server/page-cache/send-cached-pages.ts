import type { Intercept } from '../listen.ts';
import { encodingFor } from './encodings.ts';
import type { PageCache } from './page-cache.ts';
import { pageKey } from './page-key.ts';

/**
 * Sends cached pages from Node's HTTP server, without passing them through the app: its middleware takes several times
 * as long as sending, and has set its headers when the page was cached.
 */
export function sendCachedPages(cache: PageCache): Intercept {
  return (request, response, next) => {
    const { method, rawHeaders, url = '' } = request;
    if (method !== 'GET' && method !== 'HEAD') return next();
    const page = cache.find(pageKey(url));
    if (!page) return next();
    if (page.matches(findHeader(rawHeaders, 'if-none-match'))) {
      response.writeHead(304, page.notModifiedHeaders as string[]).end();
      return;
    }
    const ready = page.findResponse(encodingFor(findHeader(rawHeaders, 'accept-encoding')));
    if (!ready) return next();
    response
      .writeHead(200, ready.headers as string[])
      .end(method === 'HEAD' ? undefined : ready.body, 'latin1');
  };
}

/** Read from the raw list, because `request.headers` would parse all headers into an object. */
function findHeader(rawHeaders: readonly string[], name: string): string | undefined {
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const found = rawHeaders[at];
    if (found?.length === name.length && found.toLowerCase() === name) return rawHeaders[at + 1];
  }
  return undefined;
}
