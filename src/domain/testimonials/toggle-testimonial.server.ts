import type { Database } from '#database/connect.ts';
import { type ChangeOrigin, recordChanges } from '#database/record-changes.ts';
import { inTransaction } from '#database/transaction.ts';
import { ShopError } from '#primitives/shop-error.ts';
import { serializeTestimonial, type TestimonialResponse } from './serialize-testimonial.ts';
import { findTestimonialToChange, updateTestimonialRow } from './testimonial-queries.server.ts';

/** Shows or hides a testimonial. Sets `isActive` if given, else toggles it. */
export async function toggleTestimonial(
  db: Database,
  id: string,
  wanted: { readonly isActive?: boolean | undefined } | undefined,
  origin: ChangeOrigin,
): Promise<TestimonialResponse> {
  return inTransaction(db, async (transaction) => {
    const stored = await findTestimonialToChange(transaction, id);
    if (!stored) throw new ShopError('not_found');
    const before = serializeTestimonial(stored);
    const isActive = wanted?.isActive ?? !stored.isActive;
    if (isActive === stored.isActive) return before;
    const columns = { isActive, updatedAt: origin.now };
    const after = serializeTestimonial(await updateTestimonialRow(transaction, stored.id, columns));
    await recordChanges(transaction, { invalidatesPages: true }, origin, {
      action: 'toggle-testimonial',
      entity: 'testimonial',
      entityId: stored.id,
      before,
      after,
    });
    return after;
  });
}
