import type { Intercept } from '../listen.ts';
import { encodingFor } from './encodings.ts';
import type { PageCache } from './page-cache.ts';
import { pageKey } from './page-key.ts';

/**
 * Sends pages that are ready straight to the connection. Everything between here and a page costs several times what
 * sending does, and has left its traces in the kept headers already.
 */
export function sendKeptPages(cache: PageCache): Intercept {
  return (request, response, next) => {
    const { method, headers, url = '' } = request;
    if (method !== 'GET' && method !== 'HEAD') return next();
    const page = cache.find(pageKey(url));
    if (!page) return next();
    if (page.isKnownTo(headers['if-none-match'])) {
      response.writeHead(304, page.unchangedHeaders as string[]).end();
      return;
    }
    const answer = page.answer(encodingFor(headers['accept-encoding'] as string | undefined));
    if (!answer) return next();
    response.writeHead(200, answer.headers as string[]).end(method === 'HEAD' ? undefined : answer.body);
  };
}
