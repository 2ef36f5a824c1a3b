import type { MiddlewareHandler } from 'hono';
import type { ApiEnv } from '#api/api-services.ts';
import type { Environment } from '#config/environment.ts';
import { ShopError } from '#primitives/shop-error.ts';

const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether a request can change nothing. */
export function isSafe(method: string): boolean {
  return safeMethods.has(method);
}

/**
 * Refuses what another website makes a visitor's browser send. Hono's own guard lets every JSON request
 * pass and compares with the address the process sees, which behind a proxy is not the visitors' address.
 */
export function sameSiteOnly({ publicUrl }: Pick<Environment, 'publicUrl'>): MiddlewareHandler<ApiEnv> {
  const publicOrigin = new URL(publicUrl).origin;
  return async (c, next) => {
    if (!isSafe(c.req.method) && !isFromHere(c.req.raw.headers, publicOrigin)) {
      throw new ShopError('cross_site_request');
    }
    await next();
  };
}

/** A browser always sends at least one of the two headers; a client that sends neither is not a browser and carries no cookies of a user. */
function isFromHere(headers: Headers, publicOrigin: string): boolean {
  const site = headers.get('Sec-Fetch-Site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  const origin = headers.get('Origin');
  if (origin === null || origin === publicOrigin) return true;
  return URL.canParse(origin) && new URL(origin).host === headers.get('Host');
}
