import type { HonoRequest } from 'hono';
import { ShopError } from '#primitives/shop-error.ts';
import type { CallContract } from './contract.ts';
import { bytesOf } from './read-json.ts';

/** Reads a file that is no larger than allowed. What it says it is decides nothing but whether it is read. */
export async function readUpload(
  request: HonoRequest,
  { mediaTypes, maxBytes, whenTooLarge, whenOtherType }: NonNullable<CallContract['upload']>,
): Promise<Buffer> {
  const [mediaType = ''] = (request.header('Content-Type') ?? '').toLowerCase().split(';');
  if (!mediaTypes.includes(mediaType.trim()) || request.header('Content-Encoding')) {
    throw new ShopError(whenOtherType);
  }
  try {
    return await bytesOf(request, maxBytes);
  } catch (error) {
    const isTooLarge = error instanceof ShopError && error.code === 'payload_too_large';
    throw isTooLarge ? new ShopError(whenTooLarge) : error;
  }
}
