import type { staffTestimonialsContract } from '#api/staff/testimonials/testimonials.contract.ts';
import type { DataOf } from '#api-client/call-api.ts';
import type { Locale } from '#primitives/locale.ts';

export type ListedTestimonial = DataOf<typeof staffTestimonialsContract>[number];

/** Texts of a testimonial in the language of staff, with English as fallback. */
export function textsIn(testimonial: ListedTestimonial, locale: Locale) {
  const { author, role, company, text, translations } = testimonial;
  const english = { author, role, company, text };
  if (locale === 'en') return english;
  const { ar } = translations;
  return {
    author: ar.author || author,
    role: ar.role || role,
    company: ar.company || company,
    text: ar.text || text,
  };
}
