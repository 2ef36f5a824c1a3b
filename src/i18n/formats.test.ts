import { describe, expect, it } from 'vitest';
import { locales } from '#primitives/locale.ts';
import { largestAmount } from '#primitives/money.ts';
import { formatDay, formatNearDay } from './dates.ts';
import { formatList } from './lists.ts';
import { formatAmount, formatMoney, formatRoundMoney } from './money.ts';
import { formatMoment } from './order-dates.ts';
import { pluralForm } from './plural.ts';
import { arabicClock, formatHours } from './times.ts';
import { weekdayName } from './weekdays.ts';

describe('formats of both languages', () => {
  // Specification 1.02, 9.01
  it('print riyals with Latin digits', () => {
    expect(formatMoney('en', 123_450)).toBe('QAR\u00a01,234.50');
    expect(formatMoney('ar', 123_450)).toContain('1,234.50');
    expect(formatMoney('ar', 123_450)).toContain('ر.ق');
  });

  it('leave out zero decimals in amounts that are not paid', () => {
    expect(formatRoundMoney('en', 150_000)).toBe('QAR\u00a01,500');
    expect(formatRoundMoney('en', 150_050)).toBe('QAR\u00a01,500.50');
    expect(formatRoundMoney('ar', 150_000)).toMatch(/1,500(?!\.)/);
  });

  it('print amounts without the currency for columns', () => {
    expect(formatAmount(123_450)).toBe('1,234.50');
    expect(formatAmount(0)).toBe('0.00');
  });

  it('print moments by the clock in Qatar', () => {
    const moment = new Date('2026-11-15T21:32:00Z');
    expect(formatMoment('en', moment)).toBe('16 November 2026, 00:32');
    expect(formatMoment('ar', moment)).toBe('16\u00a0نوفمبر\u00a02026، الساعة\u00a012:32\u00a0ص');
    expect(formatMoment('ar', new Date('2026-11-15T17:02:00Z'))).toBe(
      '15\u00a0نوفمبر\u00a02026، الساعة\u00a08:02\u00a0م',
    );
  });

  it('print hours in words in Arabic, where two times with a dash are read in either order', () => {
    expect(formatHours('en', '08:00', '18:00')).toBe('08:00 – 18:00');
    expect(formatHours('ar', '08:00', '18:00')).toBe('من 8\u00a0صباحًا إلى 6\u00a0مساءً');
    expect(['00:15', '12:00', '12:30', '13:05', '23:59'].map(arabicClock)).toEqual([
      '12:15\u00a0صباحًا',
      '12\u00a0ظهرًا',
      '12:30\u00a0ظهرًا',
      '1:05\u00a0مساءً',
      '11:59\u00a0مساءً',
    ]);
  });

  it('print days with Latin digits', () => {
    expect(formatDay('en', '2025-06-01')).toBe('1 June 2025');
    expect(formatDay('ar', '2025-06-01')).toBe('1 يونيو 2025');
  });

  it('print days that are near with their weekday and without the year', () => {
    expect(formatNearDay('en', '2026-11-17')).toBe('Tuesday 17 November');
    expect(formatNearDay('ar', '2026-11-17')).toBe('الثلاثاء 17 نوفمبر');
  });

  it('name the days of the week from Sunday on', () => {
    expect([0, 5, 6].map((day) => weekdayName('en', day))).toEqual(['Sunday', 'Friday', 'Saturday']);
    expect(weekdayName('ar', 5)).toBe('الجمعة');
  });
});

describe('formats written without Intl equal those of Intl', () => {
  const tags = { en: 'en-QA', ar: 'ar-QA-u-nu-latn' };

  it.each(locales)('money (%s)', (locale) => {
    const amounts = [0, 1, 5, 10, 99, 100, 101, 12_345, 99_999, 100_000, 123_450, 99_999_999, largestAmount];
    const riyals = { style: 'currency', currency: 'QAR' } as const;
    const paid = new Intl.NumberFormat(tags[locale], riyals);
    const chosen = new Intl.NumberFormat(tags[locale], { ...riyals, trailingZeroDisplay: 'stripIfInteger' });
    const plain = new Intl.NumberFormat('en-QA', { minimumFractionDigits: 2 });
    for (const amount of [...amounts, ...amounts.slice(1).map((some) => -some)]) {
      expect(formatMoney(locale, amount)).toBe(paid.format(amount / 100));
      expect(formatRoundMoney(locale, amount)).toBe(chosen.format(amount / 100));
      expect(formatAmount(amount)).toBe(plain.format(amount / 100));
    }
  });

  it.each(locales)('lists (%s)', (locale) => {
    for (const items of [[], ['a'], ['a', 'b'], ['a', 'b', 'c'], ['a', 'b', 'c', 'd']]) {
      expect(formatList(locale, items)).toBe(new Intl.ListFormat(locale).format(items));
    }
  });

  it.each(locales)('plurals (%s)', (locale) => {
    const rules = new Intl.PluralRules(locale);
    const names = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;
    const forms = { other: 'other', ...Object.fromEntries(names.map((name) => [name, name])) };
    for (const count of [...Array(1_205).keys(), 1.5, 10_003]) {
      expect(pluralForm(locale, count, forms), String(count)).toBe(rules.select(count));
    }
  });

  it.each(locales)('weekdays (%s)', (locale) => {
    const format = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
    for (const day of Array(7).keys()) {
      // The first of January 2023 was a Sunday.
      expect(weekdayName(locale, day)).toBe(format.format(Date.UTC(2023, 0, 1 + day)));
    }
  });
});
