import { z } from 'zod';
import { defineContract } from '#api/http/contract.ts';
import {
  changeMetaSchema,
  deletedSchema,
  deletionQueryFields,
  idParamsSchema,
} from '#api/http/written-entity.contract.ts';
import { testimonialSchema } from '#api/public/testimonials/testimonials.contract.ts';
import {
  newTestimonialSchema,
  positionSchema,
  testimonialChangeSchema,
} from '#domain/testimonials/testimonial-body.ts';

const listedTestimonialSchema = testimonialSchema
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

export const changeTestimonialContract = defineContract({
  method: 'put',
  path: '/api/testimonials/{id}',
  group: 'Testimonials',
  summary: 'Change a testimonial',
  description:
    'Writes the whole testimonial. With a version that is stale nothing is written, and the answer says what ' +
    'changed; without a version the last write wins.',
  access: 'staff',
  errors: ['not_found', 'stale_version', 'database_unavailable'],
  params: idParamsSchema,
  body: testimonialChangeSchema,
  data: testimonialSchema,
  meta: changeMetaSchema,
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

export const toggleTestimonialContract = defineContract({
  method: 'patch',
  path: '/api/testimonials/{id}/toggle',
  group: 'Testimonials',
  summary: 'Show or hide a testimonial',
  description:
    'Without a body, or with an empty one, it becomes the other way round than it is. With isActive it becomes ' +
    'just that, so that the request is idempotent.',
  access: 'staff',
  errors: ['not_found', 'database_unavailable'],
  params: idParamsSchema,
  body: z
    .strictObject({ isActive: z.boolean().optional().meta({ description: 'Whether visitors see it' }) })
    .optional(),
  data: testimonialSchema,
});

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
