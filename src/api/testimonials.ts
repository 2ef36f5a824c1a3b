import type { Testimonial } from '#domain/testimonials/testimonial.ts';
import { listActiveTestimonials } from '#domain/testimonials/testimonial-queries.server.ts';
import type { Locale } from '#primitives/locale.ts';
import { endpoint } from './endpoint.ts';
import { testimonialsContract } from './testimonials.contract.ts';

export const testimonials = endpoint(testimonialsContract, async (_input, { services }) => {
  const active = await listActiveTestimonials(services.db);
  return {
    data: active.map((testimonial) => ({
      id: testimonial.id,
      ...textsIn(testimonial, 'en'),
      rating: testimonial.rating,
      isActive: testimonial.isActive,
      translations: { ar: textsIn(testimonial, 'ar') },
    })),
  };
});

function textsIn({ author, role, company, text }: Testimonial, locale: Locale) {
  return { author: author[locale], role: role[locale], company: company[locale], text: text[locale] };
}
