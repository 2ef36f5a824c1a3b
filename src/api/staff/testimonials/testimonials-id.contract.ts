import { z } from 'zod';
import { defineContract } from '#api/http/contract.ts';
import { deletedSchema, deletionQueryFields, idParamsSchema } from '#api/http/written-entity.contract.ts';
import { testimonialSchema } from '#api/public/testimonials/testimonials.contract.ts';
import { testimonialChangeSchema } from '#domain/testimonials/testimonial-body.ts';

export const changeTestimonialContract = defineContract({
  method: 'put',
  path: '/api/testimonials/{id}',
  group: 'Testimonials',
  summary: 'Change a testimonial',
  description:
    'Writes the whole testimonial. The body carries the version it was based on: when another one is stored, ' +
    'nothing is written, and the answer says what changed.',
  access: 'staff',
  errors: ['not_found', 'stale_version', 'database_unavailable'],
  params: idParamsSchema,
  body: testimonialChangeSchema,
  data: testimonialSchema,
});

export const deleteTestimonialContract = defineContract({
  method: 'delete',
  path: '/api/testimonials/{id}',
  group: 'Testimonials',
  summary: 'Delete a testimonial',
  description: 'For good, and the others close up. To hide one for a while, toggle it.',
  access: 'staff',
  errors: ['not_found', 'stale_version', 'database_unavailable'],
  params: idParamsSchema,
  query: z.strictObject(deletionQueryFields),
  data: deletedSchema,
});
