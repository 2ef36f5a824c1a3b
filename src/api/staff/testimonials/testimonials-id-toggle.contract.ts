import { z } from 'zod';
import { defineContract } from '#api/http/contract.ts';
import { idParamsSchema } from '#api/http/written-entity.contract.ts';
import { testimonialSchema } from '#api/public/testimonials/testimonials.contract.ts';

export const toggleTestimonialContract = defineContract({
  method: 'patch',
  path: '/api/testimonials/{id}/toggle',
  group: 'Testimonials',
  summary: 'Show or hide a testimonial',
  description:
    'Without a body it becomes the other way round than it is. With isActive it becomes just that, so that a ' +
    'request sent twice does the same as one.',
  access: 'staff',
  errors: ['not_found', 'database_unavailable'],
  params: idParamsSchema,
  body: z.strictObject({ isActive: z.boolean().meta({ description: 'Whether visitors see it' }) }).optional(),
  data: testimonialSchema,
});
