import { asc, count, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import { pictureOfImage } from '#database/image-rows.ts';
import { images } from '#database/schema/images.ts';
import { testimonials } from '#database/schema/testimonials.ts';
import type { Queryable, Transaction } from '#database/transaction.ts';
import { isUuid } from '#primitives/text/uuid.ts';
import type { Testimonial } from './testimonial.ts';

type TestimonialRow = typeof testimonials.$inferInsert;

const readColumns = {
  ...getTableColumns(testimonials),
  picture: sql<Testimonial['picture']>`(
    select ${pictureOfImage} from ${images} where ${eq(images.id, testimonials.imageId)})`,
};

export async function insertTestimonials(
  transaction: Transaction,
  rows: readonly TestimonialRow[],
): Promise<Testimonial[]> {
  const created = await transaction
    .insert(testimonials)
    .values([...rows])
    .returning(readColumns);
  return created.map(testimonialFrom);
}

/** Selects the ids in order and locks all rows (SELECT … FOR UPDATE), because moving one shifts the others. */
export async function lockTestimonialOrder(transaction: Transaction): Promise<string[]> {
  const rows = await transaction
    .select({ id: testimonials.id })
    .from(testimonials)
    .orderBy(asc(testimonials.position), asc(testimonials.id))
    .for('update');
  return rows.map(({ id }) => id);
}

/** Writes positions from 0 without gaps. The version stays unchanged, because it counts edits of the form only. */
export async function writeTestimonialOrder(transaction: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await transaction
    .update(testimonials)
    .set({ position: sql`array_position(${sql.param([...ids])}::uuid[], ${testimonials.id}) - 1` })
    .where(inArray(testimonials.id, [...ids]));
}

/** Locks the row (SELECT … FOR UPDATE). */
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
  columns: Partial<TestimonialRow> & { readonly updatedAt: Date },
): Promise<Testimonial> {
  const [row] = await transaction
    .update(testimonials)
    .set({ ...columns, version: sql`${testimonials.version} + 1` })
    .where(eq(testimonials.id, id))
    .returning(readColumns);
  if (!row) throw new Error(`the testimonial ${id} disappeared while its row was locked`);
  return testimonialFrom(row);
}

/** Sets the picture by the original file name; does nothing if that picture is missing. */
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

/** Lists the testimonials that visitors see, in order. */
export async function listActiveTestimonials(db: Queryable): Promise<Testimonial[]> {
  return listTestimonials(db, eq(testimonials.isActive, true));
}

export async function listAllTestimonials(db: Queryable): Promise<Testimonial[]> {
  return listTestimonials(db, undefined);
}

/** Number and average rating of the testimonials that visitors see. */
export async function summarizeActiveRatings(
  db: Queryable,
): Promise<{ readonly count: number; readonly average: number }> {
  const [summary] = await db
    .select({
      count: count(),
      average: sql<number>`coalesce(avg(${testimonials.rating}), 0)`.mapWith(Number),
    })
    .from(testimonials)
    .where(eq(testimonials.isActive, true));
  return summary ?? { count: 0, average: 0 };
}

async function listTestimonials(db: Queryable, condition: SQL | undefined): Promise<Testimonial[]> {
  const rows = await db
    .select(readColumns)
    .from(testimonials)
    .where(condition)
    // Concurrent inserts may produce the same position.
    .orderBy(asc(testimonials.position), asc(testimonials.id));
  return rows.map(testimonialFrom);
}

/** Finds an image by its path in the image store. */
export async function findImageId(db: Queryable, relativePath: string): Promise<string | undefined> {
  const [image] = await db
    .select({ id: images.id })
    .from(images)
    .where(eq(images.relativePath, relativePath));
  return image?.id;
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
    position: row.position,
    version: row.version,
  };
}
