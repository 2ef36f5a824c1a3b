import type { Database } from '#database/connect.ts';
import { type ChangeOrigin, recordChanges } from '#database/record-changes.ts';
import { hasSameFields, rejectChangedId, rejectStaleVersion } from '#database/reject-stale-version.ts';
import { inTransaction } from '#database/transaction.ts';
import { ShopError } from '#primitives/shop-error.ts';
import { requireTestimonialImage } from './require-testimonial-image.server.ts';
import { serializeTestimonial, type TestimonialResponse } from './serialize-testimonial.ts';
import type { TestimonialChange } from './testimonial-body.ts';
import { testimonialColumns } from './testimonial-columns.ts';
import { findTestimonialToChange, updateTestimonialRow } from './testimonial-queries.server.ts';

export async function updateTestimonial(
  db: Database,
  id: string,
  { id: givenId, version, ...body }: TestimonialChange,
  origin: ChangeOrigin,
): Promise<TestimonialResponse> {
  return inTransaction(db, async (transaction) => {
    const stored = await findTestimonialToChange(transaction, id);
    if (!stored) throw new ShopError('not_found');
    rejectChangedId(givenId, stored.id);
    const before = serializeTestimonial(stored);
    await rejectStaleVersion(transaction, { entity: 'testimonial', current: before, version, wanted: body });
    if (hasSameFields(body, before)) return before;
    const imageId = await requireTestimonialImage(transaction, body.image);
    const columns = { ...testimonialColumns(body), imageId, updatedAt: origin.now };
    const after = serializeTestimonial(await updateTestimonialRow(transaction, stored.id, columns));
    await recordChanges(transaction, { invalidatesPages: true }, origin, {
      action: 'update-testimonial',
      entity: 'testimonial',
      entityId: stored.id,
      before,
      after,
    });
    return after;
  });
}
