import { endpoint } from '#api/http/endpoint.ts';
import { serializeTestimonial } from '#domain/testimonials/serialize-testimonial.ts';
import { listActiveTestimonials } from '#domain/testimonials/testimonial-queries.server.ts';
import { testimonialsContract } from './testimonials.contract.ts';

export const testimonials = endpoint(testimonialsContract, async (_input, { services }) => ({
  data: (await listActiveTestimonials(services.db)).map(serializeTestimonial),
}));
