import type { HonoRequest } from 'hono';
import { ShopError } from '#primitives/shop-error.ts';
import type { UploadedFile, Uploads } from '../api-services.ts';
import type { CallContract } from './contract.ts';
import { type BodyReading, chunksOf } from './read-json.ts';

/**
 * Writes a file that is no larger than allowed into a temporary file, so that a slow upload occupies no memory. What it
 * says it is decides nothing but whether it is read.
 */
export async function readUpload(
  request: HonoRequest,
  { mediaTypes, maxBytes, whenTooLarge, whenOtherType }: NonNullable<CallContract['upload']>,
  uploads: Uploads,
  reading: Omit<BodyReading, 'maxBytes'>,
): Promise<UploadedFile> {
  const [mediaType = ''] = (request.header('Content-Type') ?? '').toLowerCase().split(';');
  if (!mediaTypes.includes(mediaType.trim()) || request.header('Content-Encoding')) {
    throw new ShopError(whenOtherType);
  }
  try {
    return await uploads.write(chunksOf(request, { ...reading, maxBytes }));
  } catch (error) {
    const isTooLarge = error instanceof ShopError && error.code === 'payload_too_large';
    throw isTooLarge ? new ShopError(whenTooLarge) : error;
  }
}
