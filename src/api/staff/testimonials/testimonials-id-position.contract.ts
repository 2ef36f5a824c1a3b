import { z } from 'zod';
import { defineContract } from '#api/http/contract.ts';
import { idParamsSchema } from '#api/http/written-entity.contract.ts';
import { positionSchema } from '#domain/testimonials/testimonial-body.ts';
import { listedTestimonialSchema } from './staff-testimonials.contract.ts';

export const moveTestimonialContract = defineContract({
  method: 'patch',
  path: '/api/testimonials/{id}/position',
  group: 'Testimonials',
  summary: 'Move a testimonial to another place in the order',
  description: 'The others make room. A request sent twice does the same as one.',
  access: 'staff',
  errors: ['not_found', 'database_unavailable'],
  params: idParamsSchema,
  body: z.strictObject({ position: positionSchema }),
  data: listedTestimonialSchema,
});
