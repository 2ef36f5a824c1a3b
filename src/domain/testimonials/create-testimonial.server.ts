import type { Database } from '#database/connect.ts';
import { type ChangeOrigin, recordChange } from '#database/record-change.ts';
import { inTransaction } from '#database/transaction.ts';
import { type ShownTestimonial, shownTestimonial } from './shown-testimonial.ts';
import type { TestimonialBody } from './testimonial-body.ts';
import { testimonialColumns } from './testimonial-columns.ts';
import { insertTestimonials, nextTestimonialPosition } from './testimonial-queries.server.ts';

export async function createTestimonial(
  db: Database,
  body: TestimonialBody,
  origin: ChangeOrigin,
): Promise<ShownTestimonial> {
  return inTransaction(db, async (transaction) => {
    const position = await nextTestimonialPosition(transaction);
    const times = { createdAt: origin.now, updatedAt: origin.now };
    const [created] = await insertTestimonials(transaction, [
      { ...testimonialColumns(body), position, ...times },
    ]);
    if (!created) throw new Error('the database did not say which testimonial it created');
    const after = shownTestimonial(created);
    await recordChange(transaction, origin, {
      action: 'create-testimonial',
      entity: 'testimonial',
      entityId: after.id,
      after,
    });
    return after;
  });
}
