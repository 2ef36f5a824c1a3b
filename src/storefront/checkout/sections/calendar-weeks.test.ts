import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#domain/delivery/working-days.ts';
import { formatMonth } from '#i18n/order-dates.ts';
import { locales } from '#primitives/locale.ts';
import { type CalendarWeek, calendarWeeks } from './calendar-weeks.ts';

/** How a buyer reads the calendar: headings, and days below them. */
function asRead(weeks: readonly CalendarWeek[]): string[] {
  return weeks.flatMap(({ month, startsMonth, cells }) => [
    ...(startsMonth ? [formatMonth('en', month)] : []),
    cells
      .map(({ day, isInMonth, isOffered }) => (isOffered ? day.slice(8) : isInMonth ? '–' : ' '))
      .join(' '),
  ]);
}

test('a week starts on Sunday and shows closed days between the offered ones', () => {
  // Wednesday, Thursday, Saturday: Friday is closed.
  const weeks = calendarWeeks(['2026-11-18', '2026-11-19', '2026-11-21', '2026-11-22']);
  expect(asRead(weeks)).toEqual(['November 2026', '– – – 18 19 – 21', '22 – – – – – –']);
});

test('the last days of a month stand below it, the first days of the next below that one', () => {
  const weeks = calendarWeeks(['2026-11-28', '2026-11-29', '2026-11-30', '2026-12-01', '2026-12-02']);
  expect(asRead(weeks)).toEqual([
    'November 2026',
    '– – – – – – 28',
    '29 30          ',
    'December 2026',
    '    01 02 – – –',
  ]);
});

test('a month without an offered day has no heading, not even for the rest of its week', () => {
  expect(asRead(calendarWeeks(['2026-12-02']))).toEqual(['December 2026', '    – 02 – – –']);
  expect(asRead(calendarWeeks(['2026-11-30']))).toEqual(['November 2026', '– 30          ']);
});

test('without an offered day there is no calendar', () => {
  expect(calendarWeeks([])).toEqual([]);
});

const monthNames = {
  en: 'January February March April May June July August September October November December'.split(' '),
  ar: 'يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر'.split(' '),
};

for (const locale of locales) {
  test(`in every month of two years each day stands below the name of its month (${locale})`, () => {
    for (let first = '2026-01-01'; first < '2028-01-01'; first = addDays(first, 1)) {
      const offered = Array.from({ length: 42 }, (_, index) => addDays(first, index));
      let heading = '';
      const read: string[] = [];
      for (const { month, startsMonth, cells } of calendarWeeks(offered)) {
        if (startsMonth) heading = formatMonth(locale, month);
        for (const cell of cells) {
          if (!cell.isInMonth) continue;
          const expected = `${monthNames[locale][Number(cell.day.slice(5, 7)) - 1]} ${cell.day.slice(0, 4)}`;
          if (heading !== expected) throw new Error(`${cell.day} stands below ‘${heading}’`);
          if (cell.isOffered) read.push(cell.day);
        }
      }
      if (read.join() !== offered.join()) throw new Error(`From ${first}: a day is missing or twice`);
    }
  });
}

test('every offered day stands in it once, under its weekday', () => {
  const steps = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 42 });
  fc.assert(
    fc.property(steps, (gaps) => {
      let day = '2026-11-15';
      const offered = gaps.map((gap) => {
        day = addDays(day, gap);
        return day;
      });
      const weeks = calendarWeeks(offered);
      const cells = weeks.flatMap((week) => week.cells);
      expect(cells.filter(({ isOffered }) => isOffered).map((cell) => cell.day)).toEqual(offered);
      for (const week of weeks) {
        expect(week.cells.map((cell) => new Date(cell.day).getUTCDay())).toEqual([0, 1, 2, 3, 4, 5, 6]);
      }
    }),
  );
});
