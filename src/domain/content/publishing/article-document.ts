import { z } from 'zod';
import type { CheckMessage } from '#primitives/text/field-rules.ts';
import type { DocumentBlock } from './document-blocks.ts';
import { isSafeLink, longestLink } from './link-target.ts';

/** Limits of an article's text; a long article has about 60 blocks. */
const mostBlocks = 400;
const longestRun = 5000;
const mostRuns = 300;
const mostItems = 100;
const mostColumns = 8;
const mostRows = 60;
const longestLine = 300;

const linkTargetSchema = z
  .string()
  .max(longestLink)
  .refine(isSafeLink, 'link_target' satisfies CheckMessage)
  .meta({ description: 'A path of the shop, or an https, http, mailto or tel address' });

const textRunSchema = z
  .strictObject({
    text: z.string().min(1).max(longestRun),
    bold: z.literal(true).optional(),
    italic: z.literal(true).optional(),
    link: linkTargetSchema.optional(),
  })
  .meta({ id: 'ArticleTextRun' });

const richTextSchema = z.array(textRunSchema).max(mostRuns);
const line = z.string().trim().max(longestLine);

/** A part of the page that a link can lead to; the same in both languages of a built-in article. */
const anchorSchema = z
  .string()
  .max(120)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'page_name' satisfies CheckMessage);

const tableSchema = z
  .strictObject({
    kind: z.literal('table'),
    caption: line,
    columns: z.array(richTextSchema).min(1).max(mostColumns),
    rows: z
      .array(z.array(richTextSchema))
      .max(mostRows)
      .meta({ description: 'As many cells as columns; the first names its row' }),
  })
  .refine(({ columns, rows }) => rows.every((row) => row.length === columns.length), {
    path: ['rows'],
    message: 'whole_table' satisfies CheckMessage,
  });

const blockSchema: z.ZodType<DocumentBlock> = z
  .union([
    z.strictObject({
      kind: z.literal('heading'),
      level: z.union([z.literal(2), z.literal(3)]),
      anchor: anchorSchema.optional(),
      text: richTextSchema,
    }),
    z.strictObject({ kind: z.literal('paragraph'), text: richTextSchema }),
    z.strictObject({
      kind: z.literal('list'),
      isOrdered: z.boolean(),
      items: z.array(richTextSchema).min(1).max(mostItems),
    }),
    z.strictObject({ kind: z.literal('quote'), text: richTextSchema }),
    tableSchema,
    z.strictObject({
      kind: z.literal('picture'),
      picture: z.strictObject({
        relativePath: z
          .string()
          .max(200)
          .regex(/^[\w-]+(\/[\w-]+)*\.\w+$/, 'stored_picture' satisfies CheckMessage),
        width: z.int().min(1).max(50_000),
        height: z.int().min(1).max(50_000),
      }),
      alt: line.meta({ description: 'What it shows, for those who do not see it' }),
      caption: line,
    }),
    z.strictObject({ kind: z.literal('product'), productId: z.uuid() }),
    z.strictObject({ kind: z.literal('question'), question: line, answer: richTextSchema }),
  ])
  .meta({ id: 'ArticleBlock' });

/** The text of an article in one language: blocks of the shop's own kinds, none of which can carry markup. */
export const articleDocumentSchema = z.array(blockSchema).max(mostBlocks);
