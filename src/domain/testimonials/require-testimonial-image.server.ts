import type { Transaction } from '#database/transaction.ts';
import { relativePathOf } from '#images/image-address.ts';
import { ShopError } from '#primitives/shop-error.ts';
import { findImageId } from './testimonial-queries.server.ts';

/** Requires the stored picture of an image URL. Undefined (leave unchanged) and null (no picture) pass through. */
export async function requireTestimonialImage(
  transaction: Transaction,
  address: string | null | undefined,
): Promise<string | null | undefined> {
  if (address === undefined || address === null) return address;
  const path = relativePathOf(address);
  const imageId = path && (await findImageId(transaction, path));
  if (!imageId)
    throw new ShopError('invalid_input', {
      fields: [{ path: 'image', code: 'invalid', rule: 'stored_picture' }],
    });
  return imageId;
}
