import { createTestimonial } from '#domain/testimonials/create-testimonial.server.ts';
import { shownTestimonial } from '#domain/testimonials/shown-testimonial.ts';
import { listActiveTestimonials } from '#domain/testimonials/testimonial-queries.server.ts';
import { changeOrigin } from './change-origin.ts';
import { endpoint } from './endpoint.ts';
import { createTestimonialContract, testimonialsContract } from './testimonials.contract.ts';

export const testimonials = endpoint(testimonialsContract, async (_input, { services }) => ({
  data: (await listActiveTestimonials(services.db)).map(shownTestimonial),
}));

export const testimonialsPost = endpoint(createTestimonialContract, async ({ body }, call) => ({
  data: await createTestimonial(call.services.db, body, changeOrigin(call)),
}));
