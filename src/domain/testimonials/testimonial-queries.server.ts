import { asc, eq, getTableColumns, max, sql } from 'drizzle-orm';
import { pictureOfImage } from '#database/image-rows.ts';
import { images } from '#database/schema/images.ts';
import { testimonials } from '#database/schema/testimonials.ts';
import type { Queryable, Transaction } from '#database/transaction.ts';
import { isUuid } from '#primitives/uuid.ts';
import type { Testimonial } from './testimonial.ts';

type NewTestimonial = typeof testimonials.$inferInsert;

const readColumns = {
  ...getTableColumns(testimonials),
  picture: sql<Testimonial['picture']>`(
    select ${pictureOfImage} from ${images} where ${eq(images.id, testimonials.imageId)})`,
};

export async function insertTestimonials(
  transaction: Transaction,
  rows: readonly NewTestimonial[],
): Promise<Testimonial[]> {
  const created = await transaction
    .insert(testimonials)
    .values([...rows])
    .returning(readColumns);
  return created.map(testimonialFrom);
}

export async function nextTestimonialPosition(transaction: Transaction): Promise<number> {
  const [last] = await transaction.select({ position: max(testimonials.position) }).from(testimonials);
  return (last?.position ?? -1) + 1;
}

/** Holds the row until the end of the transaction. */
export async function findTestimonialToChange(
  transaction: Transaction,
  id: string,
): Promise<Testimonial | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await transaction
    .select(readColumns)
    .from(testimonials)
    .where(eq(testimonials.id, id))
    .for('update');
  return row && testimonialFrom(row);
}

export async function updateTestimonialRow(
  transaction: Transaction,
  id: string,
  columns: Partial<NewTestimonial> & { readonly updatedAt: Date },
): Promise<Testimonial> {
  const [row] = await transaction
    .update(testimonials)
    .set({ ...columns, version: sql`${testimonials.version} + 1` })
    .where(eq(testimonials.id, id))
    .returning(readColumns);
  if (!row) throw new Error(`the testimonial ${id} went away while its row was held`);
  return testimonialFrom(row);
}

/** By the name of the file that brought the picture; a file that did not come leaves the testimonial without. */
export async function attachTestimonialPicture(
  transaction: Transaction,
  author: string,
  originalName: string,
): Promise<void> {
  const [image] = await transaction
    .select({ id: images.id })
    .from(images)
    .where(eq(images.originalName, originalName));
  if (!image) return;
  await transaction.update(testimonials).set({ imageId: image.id }).where(eq(testimonials.authorEn, author));
}

export async function deleteTestimonialRow(transaction: Transaction, id: string): Promise<void> {
  await transaction.delete(testimonials).where(eq(testimonials.id, id));
}

/** Those that visitors may see, in the order that staff gave them. */
export async function listActiveTestimonials(db: Queryable): Promise<Testimonial[]> {
  const rows = await db
    .select(readColumns)
    .from(testimonials)
    .where(eq(testimonials.isActive, true))
    // Two that were added at the same moment may have the same position.
    .orderBy(asc(testimonials.position), asc(testimonials.id));
  return rows.map(testimonialFrom);
}

function testimonialFrom(row: typeof testimonials.$inferSelect & Pick<Testimonial, 'picture'>): Testimonial {
  return {
    id: row.id,
    author: { en: row.authorEn, ar: row.authorAr || row.authorEn },
    role: { en: row.roleEn, ar: row.roleAr || row.roleEn },
    company: { en: row.companyEn, ar: row.companyAr || row.companyEn },
    text: { en: row.textEn, ar: row.textAr || row.textEn },
    rating: row.rating,
    isActive: row.isActive,
    picture: row.picture,
    version: row.version,
  };
}
