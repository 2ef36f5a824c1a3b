import type { MiddlewareHandler } from 'hono';
import type { ApiEnv } from '#api/api-services.ts';
import type { ContentWatch } from '#database/content-version.ts';
import { isSafe } from './same-site-only.ts';

/** Read-your-writes: checks the content version after each successful write, before its response is sent. */
export function readYourWrites(content: Pick<ContentWatch, 'refresh'>): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    await next();
    if (!isSafe(c.req.method) && c.res.status < 400) await content.refresh();
  };
}
