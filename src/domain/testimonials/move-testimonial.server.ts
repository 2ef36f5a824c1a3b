import type { Database } from '#database/connect.ts';
import { type ChangeOrigin, recordChanges } from '#database/record-changes.ts';
import { inTransaction } from '#database/transaction.ts';
import { ShopError } from '#primitives/shop-error.ts';
import { serializeTestimonial, type TestimonialResponse } from './serialize-testimonial.ts';
import {
  findTestimonialToChange,
  lockTestimonialOrder,
  writeTestimonialOrder,
} from './testimonial-queries.server.ts';

/** Moves a testimonial to a position and shifts the others. Idempotent. */
export async function moveTestimonial(
  db: Database,
  id: string,
  position: number,
  origin: ChangeOrigin,
): Promise<TestimonialResponse> {
  return inTransaction(db, async (transaction) => {
    const order = await lockTestimonialOrder(transaction);
    const stored = await findTestimonialToChange(transaction, id);
    if (!stored) throw new ShopError('not_found');
    const from = order.indexOf(stored.id);
    const place = Math.min(position, order.length - 1);
    const before = { ...serializeTestimonial(stored), position: from };
    if (from === place) return before;
    await writeTestimonialOrder(transaction, order.toSpliced(from, 1).toSpliced(place, 0, stored.id));
    const after = { ...before, position: place };
    await recordChanges(transaction, { invalidatesPages: true }, origin, {
      action: 'move-testimonial',
      entity: 'testimonial',
      entityId: stored.id,
      before,
      after,
    });
    return after;
  });
}
