import { moveTestimonial } from '#domain/testimonials/move-testimonial.server.ts';
import { changeOrigin } from './change-origin.ts';
import { endpoint } from './endpoint.ts';
import { moveTestimonialContract } from './testimonials-id-position.contract.ts';

export const testimonialsIdPosition = endpoint(moveTestimonialContract, async ({ params, body }, call) => ({
  data: await moveTestimonial(call.services.db, params.id, body.position, changeOrigin(call)),
}));
