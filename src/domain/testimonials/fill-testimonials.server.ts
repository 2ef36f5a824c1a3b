import { firstTestimonials } from '#database/seed/data/testimonials.ts';
import type { Transaction } from '#database/transaction.ts';
import { testimonialBodySchema } from './testimonial-body.ts';
import { insertTestimonials } from './testimonial-queries.server.ts';

/** The voices with which a new shop opens, checked by the same rules as what staff write. */
export async function fillTestimonials(transaction: Transaction): Promise<void> {
  const rows = firstTestimonials.map((seed, position) => {
    const { author, role, company, text, rating, isActive } = testimonialBodySchema.parse(seed);
    return {
      authorEn: author.en,
      authorAr: author.ar,
      roleEn: role.en,
      roleAr: role.ar,
      companyEn: company.en,
      companyAr: company.ar,
      textEn: text.en,
      textAr: text.ar,
      rating,
      isActive,
      position,
    };
  });
  await insertTestimonials(transaction, rows);
}
