import { z } from 'zod';
import { changeFields } from '#primitives/version.ts';

const text = (longest: number) => z.string().trim().min(1).max(longest);

const texts = { author: text(80), role: text(80), company: text(120), text: text(1000) };

/** The position among all testimonials, including hidden ones. */
export const positionSchema = z
  .int()
  .min(0)
  .max(10_000)
  .meta({ description: '0 is the first; beyond the end, and left out, is the last' });

/** Request body of a testimonial: English in the fields, Arabic in `translations`. */
export const testimonialBodySchema = z.strictObject({
  ...texts,
  rating: z.int().min(1).max(5),
  isActive: z.boolean().meta({ description: 'Whether visitors see it' }),
  image: z
    .string()
    .max(300)
    .nullable()
    .optional()
    .meta({ description: 'Address of a picture of the shop; null: none; left out: as it is' }),
  translations: z
    .strictObject({ ar: z.strictObject(texts) })
    .meta({ description: 'The same texts in Arabic' }),
});

export type TestimonialBody = z.infer<typeof testimonialBodySchema>;

export const newTestimonialSchema = testimonialBodySchema.extend({ position: positionSchema.optional() });

export type NewTestimonial = z.infer<typeof newTestimonialSchema>;

export const testimonialChangeSchema = testimonialBodySchema.extend(changeFields);

export type TestimonialChange = z.infer<typeof testimonialChangeSchema>;
