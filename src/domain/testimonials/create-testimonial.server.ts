import type { Database } from '#database/connect.ts';
import { type ChangeOrigin, recordChanges } from '#database/record-changes.ts';
import { inTransaction } from '#database/transaction.ts';
import { requireTestimonialImage } from './require-testimonial-image.server.ts';
import { serializeTestimonial, type TestimonialResponse } from './serialize-testimonial.ts';
import type { NewTestimonial } from './testimonial-body.ts';
import { testimonialColumns } from './testimonial-columns.ts';
import {
  insertTestimonials,
  lockTestimonialOrder,
  writeTestimonialOrder,
} from './testimonial-queries.server.ts';

export async function createTestimonial(
  db: Database,
  { position = Number.POSITIVE_INFINITY, ...body }: NewTestimonial,
  origin: ChangeOrigin,
): Promise<TestimonialResponse> {
  return inTransaction(db, async (transaction) => {
    const order = await lockTestimonialOrder(transaction);
    const place = Math.min(position, order.length);
    const times = { createdAt: origin.now, updatedAt: origin.now };
    const imageId = await requireTestimonialImage(transaction, body.image);
    const [created] = await insertTestimonials(transaction, [
      { ...testimonialColumns(body), imageId, position: place, ...times },
    ]);
    if (!created) throw new Error('the database did not say which testimonial it created');
    await writeTestimonialOrder(transaction, order.toSpliced(place, 0, created.id));
    const after = serializeTestimonial(created);
    await recordChanges(transaction, { invalidatesPages: true }, origin, {
      action: 'create-testimonial',
      entity: 'testimonial',
      entityId: after.id,
      after,
    });
    return after;
  });
}
