import { asc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
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

/** The ids in their order. Holds every row until the end of the transaction: a place is a fact about all of them. */
export async function lockTestimonialOrder(transaction: Transaction): Promise<string[]> {
  const rows = await transaction
    .select({ id: testimonials.id })
    .from(testimonials)
    .orderBy(asc(testimonials.position), asc(testimonials.id))
    .for('update');
  return rows.map(({ id }) => id);
}

/** Counts from 0 without a gap. The version of a row counts what a form edits, so moving leaves it as it is. */
export async function writeTestimonialOrder(transaction: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await transaction
    .update(testimonials)
    .set({ position: sql`array_position(${sql.param([...ids])}::uuid[], ${testimonials.id}) - 1` })
    .where(inArray(testimonials.id, [...ids]));
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
  columns: Partial<TestimonialRow> & { readonly updatedAt: Date },
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
  return listTestimonials(db, eq(testimonials.isActive, true));
}

export async function listAllTestimonials(db: Queryable): Promise<Testimonial[]> {
  return listTestimonials(db, undefined);
}

async function listTestimonials(db: Queryable, condition: SQL | undefined): Promise<Testimonial[]> {
  const rows = await db
    .select(readColumns)
    .from(testimonials)
    .where(condition)
    // Two that were added at the same moment may have the same position.
    .orderBy(asc(testimonials.position), asc(testimonials.id));
  return rows.map(testimonialFrom);
}

/** By where the picture lies in the store. */
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
