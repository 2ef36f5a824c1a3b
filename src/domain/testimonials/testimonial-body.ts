import { z } from 'zod';
import { versionSchema } from '#primitives/version.ts';

const text = (longest: number) => z.string().trim().min(1).max(longest);

const texts = { author: text(80), role: text(80), company: text(120), text: text(1000) };

/** What staff write of a testimonial: English in the fields themselves, Arabic in `translations`. */
export const testimonialBodySchema = z.strictObject({
  ...texts,
  rating: z.int().min(1).max(5),
  isActive: z.boolean().meta({ description: 'Whether visitors see it' }),
  translations: z
    .strictObject({ ar: z.strictObject(texts) })
    .meta({ description: 'The same texts in Arabic' }),
});

export type TestimonialBody = z.infer<typeof testimonialBodySchema>;

export const testimonialChangeSchema = testimonialBodySchema.extend({ version: versionSchema });

export type TestimonialChange = z.infer<typeof testimonialChangeSchema>;
