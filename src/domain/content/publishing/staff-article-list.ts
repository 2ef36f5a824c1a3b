import { z } from 'zod';
import { articleStates } from '#primitives/status/article-status.ts';

export const articlesOnPage = 50;

export const staffArticleFilterSchema = z.strictObject({
  search: z.string().trim().max(200).optional().meta({ description: 'Part of the title or address' }),
  state: z.enum(articleStates).optional(),
  lacksArabic: z
    .literal('true')
    .optional()
    .meta({ description: 'Those without Arabic title, excerpt or text' }),
  page: z
    .string()
    .regex(/^[1-9]\d{0,4}$/)
    .transform(Number)
    .default(1),
});

export type StaffArticleFilter = z.output<typeof staffArticleFilterSchema>;
