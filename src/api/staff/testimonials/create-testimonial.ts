import { changeOrigin } from '#api/http/change-origin.ts';
import { endpoint } from '#api/http/endpoint.ts';
import { createTestimonial } from '#domain/testimonials/create-testimonial.server.ts';
import { createTestimonialContract } from './create-testimonial.contract.ts';

export const testimonialsPost = endpoint(createTestimonialContract, async ({ body }, call) => ({
  data: await createTestimonial(call.services.db, body, changeOrigin(call)),
}));
