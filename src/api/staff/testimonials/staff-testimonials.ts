import { endpoint } from '#api/http/endpoint.ts';
import { serializeTestimonial } from '#domain/testimonials/serialize-testimonial.ts';
import { listAllTestimonials } from '#domain/testimonials/testimonial-queries.server.ts';
import { staffTestimonialsContract } from './staff-testimonials.contract.ts';

export const staffTestimonials = endpoint(staffTestimonialsContract, async (_input, { services }) => ({
  data: (await listAllTestimonials(services.db)).map(serializeTestimonial),
}));
