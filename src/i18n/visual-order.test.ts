import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { repetitions } from '../../tests/support/thorough.ts';
import { visualOrder } from '../../tests/support/visual-order.ts';
import { typedDirection } from './directional-runs.ts';
import { isolateLatin, isolateTyped } from './isolate-latin.ts';

/** A part of a text, and what is seen of it from left to right. */
interface Part {
  readonly text: string;
  readonly seen: string;
}

const reversed = (text: string) => [...text].reverse().join('');
const leftToRight = (text: string): Part => ({ text, seen: text });
const rightToLeft = (text: string): Part => ({ text, seen: reversed(text) });
/** Numbers one after another: the first is the rightmost, each with its digits in order. */
const numbers = (first: string, between: string, second: string): Part => ({
  text: first + between + second,
  seen: second + reversed(between) + first,
});

const digit = fc.constantFrom(...'0123456789');
const digitGroup = (length: number) => fc.string({ unit: digit, minLength: length, maxLength: length });
const capitals = fc.string({ unit: fc.constantFrom(...'ABEGKMQTXZ'), minLength: 1, maxLength: 4 });
const word = fc
  .constantFrom('مكتب', 'عند', 'الباب', 'رقم', 'هاتف', 'ومعه', 'شبكة', 'مراجعة', 'أُرسل')
  .map(rightToLeft);

const latin = fc
  .oneof(
    fc.constantFrom(
      'PoE+',
      'SFP+',
      'C++',
      'USB-C',
      'Wi-Fi 6E',
      '2.4 GHz',
      '650 VA',
      'microSD',
      '802.11ax',
      'F&B',
    ),
    fc.constantFrom(
      'HDMI / USB-C',
      'QAR 1,250.00',
      'Al Sadd & Co',
      '140 × 70 cm',
      '3–5 GHz',
      'O’Brien',
      'Dolby 5.1',
    ),
    fc.constantFrom(
      'https://ogulf.qa/',
      'QA58 DOHB 0000 1234 5678 90AB CDEF G',
      '@ogulf',
      '#1f2937',
      '.xlsx',
    ),
    fc.tuple(capitals, digitGroup(4), digitGroup(4)).map(([name, year, code]) => `${name}-${year}/${code}`),
    fc.tuple(capitals, digitGroup(3)).map((parts) => parts.join('-')),
    fc.tuple(capitals, digitGroup(2)).map(([name, host]) => `${name.toLowerCase()}.${host}@ogulf.qa`),
  )
  .map(leftToRight);
const numeric = fc
  .oneof(
    fc.tuple(digitGroup(4), digitGroup(4)).map(([first, second]) => `+974 ${first} ${second}`),
    fc.tuple(digitGroup(4), digitGroup(4)).map((groups) => groups.join(' ')),
    fc.tuple(digitGroup(4), digitGroup(4)).map((groups) => groups.join('-')),
    fc.constantFrom('2026-11-15', '10%', '+5', '-12', '90°', '27"', '5+'),
  )
  .map(leftToRight);
const sequence = fc
  .tuple(
    fc.integer({ min: 1, max: 59 }),
    fc.integer({ min: 60, max: 99 }),
    fc.constantFrom('-', '–', ' – ', ' × '),
  )
  .map(([first, second, between]) => numbers(String(first), between, String(second)));
const hours = fc.constantFrom('-', '–').map((dash) => numbers('08:00', dash, '18:00'));
const counted = fc
  .tuple(fc.integer({ min: 2, max: 900 }), fc.constantFrom('بوصة', 'سم', 'منفذًا', 'جيجابايت'))
  .map(([count, unit]) => ({ text: `${count} ${unit}`, seen: `${reversed(unit)} ${count}` }));
const plain = fc.constantFrom('7', '1,250', '16:9', '2.5', '2026/11/15').map(leftToRight);

const inBrackets = (part: Part): Part => ({ text: `(${part.text})`, seen: `(${part.seen})` });
const special = fc
  .oneof(latin, numeric, sequence, hours, counted, plain)
  .chain((part) => fc.boolean().map((isBracketed) => (isBracketed ? inBrackets(part) : part)));
const separator = fc.constantFrom(' ', '، ', ': ', ' · ', '؛ ');

/** An Arabic word, then something else, then an Arabic word, and so on. */
const mixture = fc
  .array(fc.tuple(word, separator, special, fc.constantFrom(' ', '، ', ' · ')), {
    minLength: 1,
    maxLength: 4,
  })
  .chain((groups) => fc.tuple(fc.constant(groups), word, fc.option(special)))
  .map(([groups, last, first]): Part => {
    const parts: Part[] = [
      ...(first ? [first, rightToLeft(' ')] : []),
      ...groups.flatMap(([arabic, before, other, after]) => [
        arabic,
        rightToLeft(before),
        other,
        rightToLeft(after),
      ]),
      last,
    ];
    return {
      text: parts.map(({ text }) => text).join(''),
      seen: parts
        .toReversed()
        .map(({ seen }) => seen)
        .join(''),
    };
  });

describe('a mixture of Arabic with codes, signs, numbers, phones and addresses', () => {
  it('is read in the order in which it was written', () => {
    fc.assert(
      fc.property(mixture, ({ text, seen }) => {
        expect(visualOrder(isolateLatin(text), 'rtl')).toBe(seen);
      }),
      { numRuns: repetitions(500, 2000) },
    );
  });

  it('reads the same where its first letter decides the direction, as typed text does', () => {
    fc.assert(
      fc.property(mixture, ({ text, seen }) => {
        fc.pre(typedDirection(text) === 'rtl');
        expect(visualOrder(isolateTyped(text))).toBe(seen);
      }),
      { numRuns: repetitions(500, 2000) },
    );
  });

  it('is not read so without help', () => {
    expect(visualOrder('منفذ PoE+', 'rtl')).toBe('+PoE ذفنم');
    expect(visualOrder('هاتف 4455 6677', 'rtl')).toBe('6677 4455 فتاه');
  });
});

describe('an English text with an Arabic name in it', () => {
  it('keeps what follows the name in its order', () => {
    fc.assert(
      fc.property(numeric, ({ text }) => {
        const note = `Please ask for أحمد ${text} at the gate`;
        expect(visualOrder(isolateTyped(note))).toBe(
          `Please ask for ${reversed('أحمد')} ${text} at the gate`,
        );
      }),
    );
  });
});

describe('whatever people type', () => {
  const anything = fc
    .array(
      fc.oneof(
        fc.string({ unit: 'grapheme' }),
        fc.constantFrom('\n', '\u2066', '\u2069', '\u202e', '\u200f', 'قطر', ' PoE+ ', '+974 4455 6677', '('),
      ),
    )
    .map((pieces) => pieces.join(''));
  const marks = /[\u202a-\u202e\u2066-\u2069\u200e\u200f\u061c]/g;

  it('keeps every character, and no mark reaches beyond its line', () => {
    fc.assert(
      fc.property(anything, (typed) => {
        const isolated = isolateTyped(typed);
        expect(isolated.replaceAll(marks, '')).toBe(typed.replaceAll(marks, ''));
        for (const line of isolated.split('\n')) {
          let open = 0;
          for (const [mark] of line.matchAll(/[\u2066-\u2069]/g)) {
            open += mark === '\u2069' ? -1 : 1;
            expect([0, 1]).toContain(open);
          }
          expect(open).toBe(0);
        }
      }),
    );
  });
});
