import type { Context, Hono } from 'hono';
import { etag } from 'hono/etag';
import { ShopError } from '#primitives/shop-error.ts';
import type { ApiEnv, ApiServices } from '../api-services.ts';
import type { ApiRoute } from './endpoint.ts';
import { replyWithError } from './error-reply.ts';

/** Adds every route of the table to the app, and an answer in the envelope for everything else below /api. */
export function registerApi(app: Hono<ApiEnv>, routes: readonly ApiRoute[], services: ApiServices): void {
  for (const { contract, answer } of routes) {
    const [method, path] = [contract.method.toUpperCase(), honoPath(contract.path)];
    if ('revalidated' in contract) app.on(method, path, etag({ weak: true }));
    app.on(method, path, (c) => answer(c, services));
  }
  const routesByPath = Map.groupBy(routes, ({ contract }) => honoPath(contract.path));
  for (const [path, sharing] of routesByPath) {
    const allow = allowedMethods(sharing);
    app.all(path, (c) => answerOtherMethod(c, allow));
  }
  const notFound = (c: Context<ApiEnv>) => replyWithError(c, new ShopError('not_found'));
  app.all('/api', notFound);
  app.all('/api/*', notFound);
}

function honoPath(contractPath: string): string {
  return contractPath.replaceAll(/\{(\w+)\}/g, ':$1');
}

function allowedMethods(routes: readonly ApiRoute[]): string {
  const methods = routes.map(({ contract }) => contract.method.toUpperCase());
  return [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ');
}

function answerOtherMethod(c: Context<ApiEnv>, allow: string): Response {
  // No Access-Control headers: only pages of the shop itself may call it from a browser.
  if (c.req.method === 'OPTIONS') return c.body(null, 204, { Allow: allow });
  return replyWithError(c, new ShopError('method_not_allowed'), { Allow: allow });
}
