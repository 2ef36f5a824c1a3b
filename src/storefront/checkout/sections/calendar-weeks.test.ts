import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#domain/delivery/working-days.ts';
import { calendarWeeks } from './calendar-weeks.ts';

test('a week starts on Sunday and shows closed days between the offered ones', () => {
  // Wednesday, Thursday, Saturday: Friday is closed.
  const weeks = calendarWeeks(['2026-11-18', '2026-11-19', '2026-11-21', '2026-11-22']);
  expect(
    weeks.map((week) => week.map(({ day, isOffered }) => (isOffered ? day.slice(8) : '–')).join(' ')),
  ).toEqual(['– – – 18 19 – 21', '22 – – – – – –']);
  expect(weeks[0]?.[0]?.day).toBe('2026-11-15');
});

test('without an offered day there is no calendar', () => {
  expect(calendarWeeks([])).toEqual([]);
});

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
      expect(
        weeks
          .flat()
          .filter(({ isOffered }) => isOffered)
          .map((cell) => cell.day),
      ).toEqual(offered);
      for (const week of weeks) {
        expect(week.map((cell) => new Date(cell.day).getUTCDay())).toEqual([0, 1, 2, 3, 4, 5, 6]);
      }
    }),
  );
});
