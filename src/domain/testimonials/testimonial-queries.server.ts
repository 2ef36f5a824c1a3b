import { asc, eq } from 'drizzle-orm';
import { testimonials } from '#database/schema/testimonials.ts';
import type { Queryable, Transaction } from '#database/transaction.ts';
import type { Testimonial } from './testimonial.ts';

export type NewTestimonial = typeof testimonials.$inferInsert;

export async function insertTestimonials(
  transaction: Transaction,
  rows: readonly NewTestimonial[],
): Promise<void> {
  await transaction.insert(testimonials).values([...rows]);
}

/** Those that visitors may see, in the order that staff gave them. */
export async function listActiveTestimonials(db: Queryable): Promise<Testimonial[]> {
  const rows = await db
    .select()
    .from(testimonials)
    .where(eq(testimonials.isActive, true))
    .orderBy(asc(testimonials.position));
  return rows.map((row) => ({
    id: row.id,
    author: { en: row.authorEn, ar: row.authorAr || row.authorEn },
    role: { en: row.roleEn, ar: row.roleAr || row.roleEn },
    company: { en: row.companyEn, ar: row.companyAr || row.companyEn },
    text: { en: row.textEn, ar: row.textAr || row.textEn },
    rating: row.rating,
    isActive: row.isActive,
  }));
}
