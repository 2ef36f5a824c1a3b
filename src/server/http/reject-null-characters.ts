import type { MiddlewareHandler } from 'hono';
import type { ApiEnv } from '#api/api-services.ts';
import { ShopError } from '#primitives/shop-error.ts';

/** PostgreSQL cannot keep or compare U+0000 in a text, and no address that anybody means contains it. */
export const refuseNullCharacters: MiddlewareHandler<ApiEnv> = async (c, next) => {
  if (c.req.url.includes('%00')) throw new ShopError('invalid_input');
  await next();
};
