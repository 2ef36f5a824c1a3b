import { createHash } from 'node:crypto';
import { ShopError } from '#primitives/shop-error.ts';

/** How long the page was open says nothing about what is asked for: a repeat comes later than the first. */
export function hashIdempotentRequest({
  secondsOnPage: _,
  ...request
}: {
  readonly secondsOnPage: number;
}): string {
  return createHash('sha256').update(JSON.stringify(request)).digest('base64url');
}

/** A repeat is answered with the first one's result; with other contents it is somebody's mistake. */
export function requireSameIdempotentRequest(
  earlier: { readonly requestHash: string },
  requestHash: string,
): void {
  if (earlier.requestHash !== requestHash) throw new ShopError('key_reused');
}
