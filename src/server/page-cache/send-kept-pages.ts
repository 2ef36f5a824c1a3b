import type { Intercept } from '../listen.ts';
import { encodingFor } from './encodings.ts';
import type { PageCache } from './page-cache.ts';
import { pageKey } from './page-key.ts';

/**
 * Sends pages that are ready straight to the connection. Everything between here and a page costs several times what
 * sending does, and has left its traces in the kept headers already.
 */
export function sendCachedPages(cache: PageCache): Intercept {
  return (request, response, next) => {
    const { method, rawHeaders, url = '' } = request;
    if (method !== 'GET' && method !== 'HEAD') return next();
    const page = cache.find(pageKey(url));
    if (!page) return next();
    if (page.isKnownTo(headerOf(rawHeaders, 'if-none-match'))) {
      response.writeHead(304, page.unchangedHeaders as string[]).end();
      return;
    }
    const answer = page.answer(encodingFor(headerOf(rawHeaders, 'accept-encoding')));
    if (!answer) return next();
    response
      .writeHead(200, answer.headers as string[])
      .end(method === 'HEAD' ? undefined : answer.body, 'latin1');
  };
}

/** Node would first make an object of all that the browser sent. */
function headerOf(rawHeaders: readonly string[], name: string): string | undefined {
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const found = rawHeaders[at];
    if (found?.length === name.length && found.toLowerCase() === name) return rawHeaders[at + 1];
  }
  return undefined;
}
