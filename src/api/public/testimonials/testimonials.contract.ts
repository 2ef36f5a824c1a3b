import { z } from 'zod';
import { defineContract } from '#api/http/contract.ts';

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
