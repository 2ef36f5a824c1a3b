import { changeOrigin } from '#api/http/change-origin.ts';
import { endpoint } from '#api/http/endpoint.ts';
import { toggleTestimonial } from '#domain/testimonials/toggle-testimonial.server.ts';
import { toggleTestimonialContract } from './testimonials-id-toggle.contract.ts';

export const testimonialsIdToggle = endpoint(toggleTestimonialContract, async ({ params, body }, call) => ({
  data: await toggleTestimonial(call.services.db, params.id, body, changeOrigin(call)),
}));
