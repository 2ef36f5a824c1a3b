import { firstTestimonials, type SeedTestimonial } from '#database/seed/data/testimonials.ts';
import type { Transaction } from '#database/transaction.ts';
import type { Locale } from '#primitives/locale.ts';
import { testimonialBodySchema } from './testimonial-body.ts';
import { testimonialColumns } from './testimonial-columns.ts';
import { attachTestimonialPicture, insertTestimonials } from './testimonial-queries.server.ts';

/** Seeds the testimonials of a new shop, validated like staff's input. */
export async function seedTestimonials(transaction: Transaction): Promise<void> {
  const rows = firstTestimonials.map((seed, position) => {
    const { rating, isActive } = seed;
    const body = { ...textsIn(seed, 'en'), rating, isActive, translations: { ar: textsIn(seed, 'ar') } };
    return { ...testimonialColumns(testimonialBodySchema.parse(body)), position };
  });
  await insertTestimonials(transaction, rows);
}

/** Attaches pictures to the seeded testimonials; runs after the pictures are seeded. */
export async function seedTestimonialPictures(transaction: Transaction): Promise<void> {
  for (const { author, picture } of firstTestimonials) {
    await attachTestimonialPicture(transaction, author.en, picture);
  }
}

function textsIn({ author, role, company, text }: SeedTestimonial, locale: Locale) {
  return { author: author[locale], role: role[locale], company: company[locale], text: text[locale] };
}
