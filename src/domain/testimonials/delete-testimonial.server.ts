import type { Database } from '#database/connect.ts';
import { type ChangeOrigin, recordChanges } from '#database/record-changes.ts';
import { rejectStaleVersion } from '#database/reject-stale-version.ts';
import { inTransaction } from '#database/transaction.ts';
import { ShopError } from '#primitives/shop-error.ts';
import { serializeTestimonial } from './serialize-testimonial.ts';
import {
  deleteTestimonialRow,
  findTestimonialToChange,
  lockTestimonialOrder,
  writeTestimonialOrder,
} from './testimonial-queries.server.ts';

export async function deleteTestimonial(
  db: Database,
  id: string,
  version: number | undefined,
  origin: ChangeOrigin,
): Promise<{ id: string }> {
  return inTransaction(db, async (transaction) => {
    const order = await lockTestimonialOrder(transaction);
    const stored = await findTestimonialToChange(transaction, id);
    if (!stored) throw new ShopError('not_found');
    const before = serializeTestimonial(stored);
    await rejectStaleVersion(transaction, { entity: 'testimonial', current: before, version });
    await deleteTestimonialRow(transaction, stored.id);
    await writeTestimonialOrder(
      transaction,
      order.filter((other) => other !== stored.id),
    );
    await recordChanges(transaction, { invalidatesPages: true }, origin, {
      action: 'delete-testimonial',
      entity: 'testimonial',
      entityId: stored.id,
      before,
    });
    return { id: stored.id };
  });
}
