import type { MiddlewareHandler } from 'hono';
import type { ApiEnv } from '#api/api-services.ts';
import { ShopError } from '#primitives/shop-error.ts';

/** Rejects U+0000 in the path: PostgreSQL cannot store or compare it, and no valid URL of the shop contains it. */
export const rejectNullCharacters: MiddlewareHandler<ApiEnv> = async (c, next) => {
  if (c.req.url.includes('%00')) throw new ShopError('invalid_input');
  await next();
};
