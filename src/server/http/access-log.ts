import type { MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { Logger } from 'pino';
import type { ApiEnv } from '#api/api-services.ts';

/** One line a request, without anything personal: no address, no user agent, no query, no path parameters. */
export function accessLog(log: Logger): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const startedAt = performance.now();
    await next();
    const level = c.res.status >= 500 && !c.var.isRefused ? 'warn' : 'debug';
    if (!log.isLevelEnabled(level)) return;
    log[level](
      {
        requestId: c.var.requestId,
        method: c.req.method,
        path: loggedPath(c),
        status: c.res.status,
        ms: Math.round((performance.now() - startedAt) * 10) / 10,
      },
      'request',
    );
  };
}

/** An API call is named by its pattern, since a parameter may be an order number or what someone searched for. */
export function loggedPath(c: Parameters<MiddlewareHandler<ApiEnv>>[0]): string {
  if (!c.req.path.startsWith('/api')) return c.req.path;
  const unknown = '/api/*';
  return matchedRoutes(c).find(({ path }) => path.startsWith('/api/') && path !== unknown)?.path ?? unknown;
}
