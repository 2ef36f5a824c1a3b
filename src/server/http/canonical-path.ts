import type { MiddlewareHandler } from 'hono';
import type { ApiEnv } from '#api/api-services.ts';

/**
 * Redirects to the one address of a page: without a slash at the end and without several in a row. The address stays
 * percent-encoded as it was requested: browsers remove a tab or line break from a Location, and '/\t/name' without its
 * tab is '//name', another host.
 */
export const redirectToCanonicalPath: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const { method, url } = c.req;
  if (method !== 'GET' && method !== 'HEAD') return next();
  const { pathname, search } = new URL(url);
  const canonical = canonicalPath(pathname);
  return canonical === pathname ? next() : c.redirect(canonical + search, 301);
};

/** Starts with exactly one slash, because a browser reads '//name' as another host. */
function canonicalPath(pathname: string): string {
  return `/${pathname.split('/').filter(Boolean).join('/')}`;
}
