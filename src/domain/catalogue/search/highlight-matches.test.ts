import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { highlightMatches } from './highlight-matches.ts';

/** The text with what matches in brackets. */
const marked = (text: string, term: string) =>
  highlightMatches(text, term)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');

describe('the searched words in a name', () => {
  it.each([
    ['Sadu height-adjustable desk, 160 cm', 'SAD de', '[Sad]u height-adjustable [de]sk, 160 cm'],
    ['Sadu height-adjustable desk', 'adjust', 'Sadu height-[adjust]able desk'],
    ['Café table', 'cafe', '[Café] table'],
    ['Desk lamp', 'amp', 'Desk lamp'],
    ['Desk desk', 'desk', '[Desk] [desk]'],
    ['Desk', 'd desk', '[Desk]'],
    ['مكتب سدو قابل للتعديل', 'مك', '[مكتب] سدو قابل للتعديل'],
    ['الكُرسيّ الدوّار', 'كرسى', '[الكُرسيّ] الدوّار'],
    ['Monitor 27″', '٢٧', 'Monitor [27]″'],
    ['Desk', '', 'Desk'],
    ['', 'desk', ''],
  ])('%s, searched for as %s', (text, term, expected) => {
    expect(marked(text, term)).toBe(expected);
  });

  it('make up the whole name again with the rest, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, term) => {
        const parts = highlightMatches(text, term);
        expect(parts.map((part) => part.text).join('')).toBe(text);
        expect(parts.every((part) => part.text !== '')).toBe(true);
      }),
    );
  });
});
