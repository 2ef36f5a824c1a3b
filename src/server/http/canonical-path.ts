import type { MiddlewareHandler } from 'hono';
import type { ApiEnv } from '#api/api-services.ts';

/**
 * One address a page: a slash at the end, or several in a row, lead to the address without. The new address
 * always starts with exactly one slash, because a browser reads '//name' as another host.
 */
export const redirectToCanonicalPath: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const { path, method } = c.req;
  const canonical = canonicalPath(path);
  if (canonical === path || (method !== 'GET' && method !== 'HEAD')) return next();
  const query = c.req.url.indexOf('?');
  return c.redirect(query === -1 ? canonical : canonical + c.req.url.slice(query), 301);
};

export function canonicalPath(path: string): string {
  return `/${path
    .split(/[/\\]+/)
    .filter(Boolean)
    .join('/')}`;
}
