import { z } from 'zod';

const texts = (longest: number) =>
  z.strictObject({ en: z.string().trim().min(1).max(longest), ar: z.string().trim().min(1).max(longest) });

export const testimonialBodySchema = z.strictObject({
  author: texts(80),
  role: texts(80),
  company: texts(120),
  text: texts(1000),
  rating: z.int().min(1).max(5),
  isActive: z.boolean(),
});
