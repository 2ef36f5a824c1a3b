import fc from 'fast-check';
import type { DocumentBlock } from '#domain/content/publishing/document-blocks.ts';
import { isSafeLink } from '#domain/content/publishing/link-target.ts';

/** Words that would be markup or script if anything took them for it. */
const hostile = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onclick='alert(1)",
  'javascript:alert(1)',
  '</title><svg/onload=alert(1)>',
  '{{7*7}}',
  'نص عربي مع Wi-Fi 6',
];
const words = fc.oneof(
  fc.constantFrom(...hostile),
  fc.string({ minLength: 1, maxLength: 30, unit: 'grapheme' }),
);
const line = fc.oneof(fc.constant(''), words).map((text) => text.trim().slice(0, 300));

const links = fc
  .oneof(
    fc.webUrl({ withFragments: true, withQueryParameters: true }),
    fc.constantFrom('/products', '#sizes', 'mailto:a@example.qa', 'https://example.com/"onclick="x'),
    fc.string({ maxLength: 20 }).map((path) => `/${path}`),
    fc.string({ maxLength: 20 }).map((rest) => `javascript:${rest}`),
  )
  .filter(isSafeLink);

const run = fc.record(
  {
    text: words,
    bold: fc.constant(true as const),
    italic: fc.constant(true as const),
    link: links,
  },
  { requiredKeys: ['text'] },
);
const richText = fc.array(run, { maxLength: 4 });

/** Any text of an article that is valid. */
export const anyDocument: fc.Arbitrary<DocumentBlock[]> = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('paragraph' as const), text: richText }),
    fc.record({
      kind: fc.constant('heading' as const),
      level: fc.constantFrom(2 as const, 3 as const),
      text: richText,
    }),
    fc.record({ kind: fc.constant('quote' as const), text: richText }),
    fc.record({
      kind: fc.constant('list' as const),
      isOrdered: fc.boolean(),
      items: fc.array(richText, { minLength: 1, maxLength: 4 }),
    }),
    fc.integer({ min: 1, max: 3 }).chain((columns) => {
      const row = fc.array(richText, { minLength: columns, maxLength: columns });
      return fc.record({
        kind: fc.constant('table' as const),
        caption: line,
        columns: row,
        rows: fc.array(row, { maxLength: 3 }),
      });
    }),
    fc.record({
      kind: fc.constant('picture' as const),
      picture: fc.constant({ relativePath: 'articles/0f3a.webp', width: 600, height: 400 }),
      alt: line,
      caption: line,
    }),
    fc.record({ kind: fc.constant('product' as const), productId: fc.uuid() }),
    fc.record({ kind: fc.constant('question' as const), question: line, answer: richText }),
  ),
  { maxLength: 8 },
);
