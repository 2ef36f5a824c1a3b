import type { Transaction } from '#database/transaction.ts';
import { relativePathOf } from '#images/image-address.ts';
import { ShopError } from '#primitives/shop-error.ts';
import { findImageId } from './testimonial-queries.server.ts';

/** The stored picture that an address means; undefined, for 'as it is', and null, for none, stay what they are. */
export async function requireTestimonialImage(
  transaction: Transaction,
  address: string | null | undefined,
): Promise<string | null | undefined> {
  if (address === undefined || address === null) return address;
  const path = relativePathOf(address);
  const imageId = path && (await findImageId(transaction, path));
  if (!imageId) throw new ShopError('invalid_input', { fields: [{ path: 'image', code: 'invalid' }] });
  return imageId;
}
