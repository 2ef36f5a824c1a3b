import { z } from 'zod';
import { newTestimonialSchema } from '#domain/testimonials/testimonial-body.ts';
import { defineContract } from './contract.ts';

const texts = {
  author: z.string(),
  role: z.string(),
  company: z.string(),
  text: z.string(),
};

export const testimonialSchema = z
  .object({
    id: z.string(),
    ...texts,
    rating: z.int().min(1).max(5),
    image: z.string().nullable().meta({ description: 'Address of its picture' }),
    isActive: z.boolean(),
    translations: z.object({ ar: z.object(texts) }),
    version: z.int().meta({ description: 'A change carries the version it was based on' }),
  })
  .meta({ id: 'Testimonial' });

export const testimonialsContract = defineContract({
  method: 'get',
  path: '/api/testimonials',
  group: 'Testimonials',
  summary: 'What customers say',
  description: 'The active testimonials, in the order that staff gave them.',
  access: 'public',
  errors: ['database_unavailable'],
  revalidated: true,
  data: z.array(testimonialSchema),
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
