import type { MiddlewareHandler } from 'hono';
import type { ApiEnv } from '#api/api-services.ts';
import { ShopError } from '#primitives/shop-error.ts';

/** Percent-encoded C0 and C1 control characters and DEL. */
const controlCharacter = /%(?:[01][\da-f]|7f|c2%[89][\da-f])/i;

/**
 * Rejects control characters in the path, which no address of the shop contains and which browsers and headers treat
 * specially, and U+0000 in the query: PostgreSQL cannot store or compare it.
 */
export const rejectControlCharacters: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const [path = '', query = ''] = c.req.url.split('?', 2);
  if (controlCharacter.test(path) || query.includes('%00')) throw new ShopError('invalid_input');
  await next();
};
