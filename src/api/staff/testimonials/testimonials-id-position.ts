import { changeOrigin } from '#api/http/change-origin.ts';
import { endpoint } from '#api/http/endpoint.ts';
import { moveTestimonial } from '#domain/testimonials/move-testimonial.server.ts';
import { moveTestimonialContract } from './testimonials-id-position.contract.ts';

export const testimonialsIdPosition = endpoint(moveTestimonialContract, async ({ params, body }, call) => ({
  data: await moveTestimonial(call.services.db, params.id, body.position, changeOrigin(call)),
}));
