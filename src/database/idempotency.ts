import { hash } from 'node:crypto';
import { ShopError } from '#primitives/shop-error.ts';

/** Hash of a request, to compare a retry with the first attempt. Leaves out `secondsOnPage`, which grows with each retry. */
export function hashIdempotentRequest<Request extends object>({
  secondsOnPage: _,
  ...request
}: Request & { readonly secondsOnPage?: number }): string {
  return hash('sha256', JSON.stringify(request), 'base64url');
}

/** Refuses an idempotency key that was used before with another request. A true retry gets the first result. */
export function requireSameIdempotentRequest(
  earlier: { readonly requestHash: string },
  requestHash: string,
): void {
  if (earlier.requestHash !== requestHash) throw new ShopError('key_reused');
}
