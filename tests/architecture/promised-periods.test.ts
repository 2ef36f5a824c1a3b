import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const project = resolve(import.meta.dirname, '../..');

/** Where a new shop speaks to customers in words of its own. */
const sources = globSync(
  [
    'src/i18n/messages/storefront/**/*.ts',
    'src/i18n/messages/mail/*.ts',
    'src/i18n/messages/documents/*.ts',
    'src/i18n/messages/orders.*.ts',
    'src/database/seed/data/site-content.ts',
    'src/database/seed/data/testimonials.ts',
  ],
  { cwd: project },
).map((path) => ({ path, text: readFileSync(resolve(project, path), 'utf8') }));

const english =
  /(?<![\w.}])(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|thirty|sixty|ninety)[ -](?:working )?(?:minute|hour|day|week|month)s?\b|\b\d+ ?%|QAR ?\d|\d ?QAR/gi;
const arabic =
  /(?<![\d}])\d+ ?(?:دقائق|دقيقة|ساعات|ساعة|أيام|يوم|يومًا|أسابيع|أسبوع|أشهر|شهر)|(?:يومين|يومان|ساعتين|ساعتان|أسبوعين|شهرين|يوم عمل واحد)|\d ?%/g;

/** A text that counts by itself has the number of its singular and dual in words. */
const isForm = (line: string) => /\b(one|two|zero|few|many|other):|=== (1|12) \?/.test(line);

/**
 * The periods that are written out, with the datum that they follow. Everything else that the shop promises takes its
 * number from a setting or a constant when the text is made.
 */
const written: Readonly<Record<string, string>> = {
  'valid for 10 minutes': 'the specification, section 9',
  'works once, for seven days': 'domain/admin-identity/people: how long an invitation is valid',
  'until two hours before closing': 'domain/delivery/working-days.ts: the cut-off',
  'wait ten minutes': 'the limit of attempts to find an order',
  'sits for eight hours': 'no promise: a working day',
  'working on it for two days': 'no promise: what is not unused',
  'from four desks to ten in one month': 'no promise: how a customer grew',
  'صالح لمدة 10 دقائق': 'as in English',
  'قبل موعد الإغلاق بساعتين': 'as in English',
  'أما العمل عليه يومين': 'as in English',
};

function periodsIn(pattern: RegExp): string[] {
  return sources.flatMap(({ path, text }) =>
    text
      .split('\n')
      .filter((line) => !isForm(line) && !/^\s*(\/?\*|\/\/)/.test(line))
      .filter((line) => !Object.keys(written).some((phrase) => line.includes(phrase)))
      .flatMap((line) => [...line.matchAll(pattern)].map(([found]) => `${path}: ${found}: ${line.trim()}`)),
  );
}

describe('periods, percentages and amounts in texts for customers', () => {
  it('are read from where they are', () => {
    expect(sources.length).toBeGreaterThan(40);
    expect('We answer within one working day.').toMatch(english);
    expect('valid for 90 days').toMatch(english);
    expect('صالح 90 يومًا').toMatch(arabic);
  });

  it('come from settings or constants, in English', () => {
    expect(periodsIn(english)).toEqual([]);
  });

  it('come from settings or constants, in Arabic', () => {
    expect(periodsIn(arabic)).toEqual([]);
  });

  it('are named here only as long as a text has them', () => {
    for (const phrase of Object.keys(written))
      expect(
        sources.some(({ text }) => text.includes(phrase)),
        phrase,
      ).toBe(true);
  });
});
