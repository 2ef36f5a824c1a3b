import { z } from 'zod';
import { defineContract } from './contract.ts';

const texts = {
  author: z.string(),
  role: z.string(),
  company: z.string(),
  text: z.string(),
};

const testimonialSchema = z
  .object({
    id: z.string(),
    ...texts,
    rating: z.int().min(1).max(5),
    isActive: z.boolean(),
    translations: z.object({ ar: z.object(texts) }),
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
