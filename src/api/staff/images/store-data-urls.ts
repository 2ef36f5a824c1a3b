import { changeOrigin } from '#api/http/change-origin.ts';
import type { StaffCall } from '#api/http/endpoint.ts';
import type { UploadCategory } from '#domain/pictures/picture-library.ts';
import { uploadPicture } from '#domain/pictures/upload-picture.server.ts';
import { ShopError } from '#primitives/shop-error.ts';
import { uploadImageContract } from './images.contract.ts';

const { mediaTypes, maxBytes } = uploadImageContract.upload;

/**
 * Stores the pictures that a body holds as data URLs, and returns all references with those replaced by ids. Before the
 * transaction of the change: converting a picture takes a while, during which no row should be locked.
 */
export async function storeDataUrls(
  call: StaffCall,
  references: readonly string[],
  category: UploadCategory,
): Promise<string[]> {
  const ids: string[] = [];
  for (const reference of references) {
    ids.push(reference.startsWith('data:') ? await storeDataUrl(call, reference, category) : reference);
  }
  return ids;
}

async function storeDataUrl(call: StaffCall, url: string, category: UploadCategory): Promise<string> {
  const { db, images } = call.services;
  const comma = url.indexOf(',');
  const [, type = '', isBase64] = /^data:([^;]*)(;base64)?$/.exec(url.slice(0, comma)) ?? [];
  if (!mediaTypes.includes(type) || !isBase64) throw new ShopError('invalid_image_type');
  const bytes = Buffer.from(url.slice(comma + 1), 'base64');
  if (bytes.byteLength > maxBytes) throw new ShopError('image_too_large');
  const originalName = `picture.${type.slice('image/'.length)}`;
  const { id } = await uploadPicture(db, images, { bytes, originalName, category }, changeOrigin(call));
  return id;
}
