import { defineContract } from '#api/http/contract.ts';
import { testimonialSchema } from '#api/public/testimonials/testimonials.contract.ts';
import { newTestimonialSchema } from '#domain/testimonials/testimonial-body.ts';

export const createTestimonialContract = defineContract({
  method: 'post',
  path: '/api/testimonials',
  group: 'Testimonials',
  summary: 'Add a testimonial',
  description: 'In both languages; it comes last in the order, unless it names a place.',
  access: 'staff',
  errors: ['database_unavailable'],
  body: newTestimonialSchema,
  data: testimonialSchema,
  successStatus: 201,
});
