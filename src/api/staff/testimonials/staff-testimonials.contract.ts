import { z } from 'zod';
import { defineContract } from '#api/http/contract.ts';
import { testimonialSchema } from '#api/public/testimonials/testimonials.contract.ts';

export const listedTestimonialSchema = testimonialSchema
  .extend({ position: z.int().meta({ description: '0 is the first' }) })
  .meta({ id: 'ListedTestimonial' });

export const staffTestimonialsContract = defineContract({
  method: 'get',
  path: '/api/staff/testimonials',
  group: 'Testimonials',
  summary: 'List all testimonials',
  description: 'Those that visitors do not see too, in their order.',
  access: 'staff',
  errors: ['database_unavailable'],
  data: z.array(listedTestimonialSchema),
});
