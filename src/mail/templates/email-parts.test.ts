import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { visualOrder } from '../../../tests/support/visual-order.ts';
import { emailContents, facts, inOwnDirection, leftToRight, paragraph, quotation } from './email-parts.ts';

const marks = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g;
const isolates = /[\u202a-\u202e\u2066-\u2069]/g;
/** Whatever people type or paste: letters of all scripts, markup, marks, line breaks. */
const typedText = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('<b>', '&amp;', '</td>', '"', "'", '\n', '\u2066', '\u2068', '\u2069', '\u202e', 'قطر'),
    ),
  )
  .map((pieces) => pieces.join(''));

const shown = (html: string) =>
  html
    .replaceAll('<br>', '\n')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(marks, '');

function mailWith(locale: 'en' | 'ar', typed: string) {
  const parts = [
    paragraph(`Dear ${inOwnDirection(typed)},`),
    facts(locale, 'Facts', [{ label: 'Code', value: leftToRight(typed) }]),
    quotation('Notes', typed),
  ];
  return emailContents(locale, { brand: 'OGulf', title: 'Title', parts });
}

describe.each(['en', 'ar'] as const)('whatever people type, in an email in %s', (locale) => {
  it('is shown as it was typed in both forms', () => {
    fc.assert(
      fc.property(typedText, (typed) => {
        const plain = typed.replaceAll(marks, '');
        const { html, text } = mailWith(locale, typed);
        expect(shown(html).split(`Dear ${plain},`)).toHaveLength(2);
        expect(text.replaceAll(marks, '')).toContain(`Dear ${plain},`);
        expect(text.replaceAll(marks, '')).toContain(`Notes:\n${plain}`);
      }),
    );
  });

  it('never reaches beyond its place: no mark of its own, every isolation ended', () => {
    fc.assert(
      fc.property(typedText, (typed) => {
        const { html, text } = mailWith(locale, typed);
        expect(html).not.toMatch(isolates);
        expect(html.match(/<bdi/g)?.length).toBe(html.match(/<\/bdi>/g)?.length);
        let open = 0;
        for (const [mark] of text.matchAll(isolates)) {
          open += mark === '\u2069' ? -1 : 1;
          expect(mark).not.toMatch(/[\u202a-\u202e]/);
          // A code within what was typed.
          expect([0, 1, 2]).toContain(open);
        }
        expect(open).toBe(0);
      }),
    );
  });
});

it('keeps a phone number within an Arabic note in its order, in both forms', () => {
  const { html, text } = mailWith('ar', 'اتصل على +974 4455 6677 عند البوابة');
  expect(html).toContain('<p dir="rtl"');
  expect(html).toContain(
    'اتصل على <bdi dir="ltr" style="white-space:nowrap">+974 4455 6677</bdi> عند البوابة',
  );
  const note = text.split('\n').findLast((line) => line.includes('6677')) ?? '';
  expect(visualOrder(note)).toContain('+974 4455 6677');
});
