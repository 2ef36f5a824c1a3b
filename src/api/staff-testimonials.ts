import { shownTestimonial } from '#domain/testimonials/shown-testimonial.ts';
import { listAllTestimonials } from '#domain/testimonials/testimonial-queries.server.ts';
import { endpoint } from './endpoint.ts';
import { staffTestimonialsContract } from './staff-testimonials.contract.ts';

export const staffTestimonials = endpoint(staffTestimonialsContract, async (_input, { services }) => ({
  data: (await listAllTestimonials(services.db)).map(shownTestimonial),
}));
