import { z } from 'zod';
import { calendarDaySchema } from '#primitives/calendar-day.ts';
import { articleStatuses } from '#primitives/status/article-status.ts';
import type { CheckMessage } from '#primitives/text/field-rules.ts';
import { line } from '#primitives/text/text-schemas.ts';
import { changeFields } from '#primitives/version.ts';
import { articleCategories } from '../article-tags.ts';
import { authorNames } from '../authors.ts';
import { topicKinds } from '../topic.ts';
import { articleDocumentSchema } from './article-document.ts';
import { articleSlugSchema } from './article-slug.ts';

/** The texts of an article in one language. */
const textFields = {
  title: line(150),
  excerpt: line(400).meta({ description: 'One or two sentences: what the reader will know afterwards' }),
  body: articleDocumentSchema,
  closing: line(1500).meta({ description: 'The closing paragraph: what to do next; may be empty' }),
  seoTitle: line(70).meta({ description: 'Title in search results; empty: the title' }),
  seoDescription: line(200).meta({ description: 'Text in search results; empty: from the excerpt' }),
  keywords: z.array(line(60).min(1)).max(12),
};

const tagName = line(40);

/** Request body of an article: English in the fields, Arabic in `translations`. A draft may lack anything but a slug. */
export const articleBodySchema = z.strictObject({
  slug: z.union([z.literal(''), articleSlugSchema]).meta({
    description: 'Its address; empty: made from the English title. A changed one redirects from the old one',
  }),
  kind: z.enum(topicKinds),
  writtenBy: z.enum(authorNames).meta({ description: 'The team of the shop that it is attributed to' }),
  categories: z
    .array(z.enum(articleCategories))
    .max(6)
    .refine((slugs) => new Set(slugs).size === slugs.length, 'each_once' satisfies CheckMessage)
    .meta({ description: 'What it covers, the most important first' }),
  tags: z
    .array(
      z
        .strictObject({ en: tagName, ar: tagName })
        .refine(({ en, ar }) => en !== '' || ar !== '', 'required' satisfies CheckMessage),
    )
    .max(10)
    .meta({ description: 'Further tags in both languages' }),
  isFeatured: z.boolean().meta({ description: 'Whether it stands above the list of articles' }),
  reviewedOn: calendarDaySchema.nullable(),
  cover: z.string().max(300).nullable().meta({ description: 'Address of a picture of the shop; null: none' }),
  status: z.enum(articleStatuses),
  publishAt: z.iso
    .datetime({ offset: true })
    .nullable()
    .meta({ description: 'When visitors see it; null: with status published, now' }),
  ...textFields,
  translations: z
    .strictObject({ ar: z.strictObject(textFields) })
    .meta({ description: 'The same texts in Arabic' }),
});

export type ArticleBody = z.output<typeof articleBodySchema>;
export type ArticleTexts = ArticleBody['translations']['ar'];

export const articleChangeSchema = articleBodySchema.extend(changeFields);

export type ArticleChange = z.output<typeof articleChangeSchema>;
