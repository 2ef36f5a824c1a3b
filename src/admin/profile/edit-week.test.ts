import { expect, test } from 'vitest';
import { weekHoursSchema } from '#domain/shop-profile/week-hours-body.ts';
import { completeHours, copyToOpenDays, withoutSecond, withSecond } from './edit-week.ts';
import type { DayValues } from './profile-values.ts';

const day: DayValues = { weekday: 1, opens: '08:00', closes: '18:00' };
const closed = (weekday: number): DayValues => ({ weekday, opens: null, closes: null });
const week = [0, 1, 2, 3, 4, 5, 6].map((weekday) => (weekday === 5 ? closed(5) : { ...day, weekday }));

test('a break is proposed at noon, and the day ends when it did', () => {
  const split = withSecond(day);
  expect(split).toEqual({
    weekday: 1,
    opens: '08:00',
    closes: '12:00',
    second: { opens: '16:00', closes: '18:00' },
  });
  expect(withoutSecond(split)).toEqual(day);
});

test('what is proposed is accepted for usual days', () => {
  for (const [opens, closes] of [
    ['08:00', '18:00'],
    ['07:30', '14:00'],
    ['09:00', '16:00'],
    ['09:00', '22:00'],
  ] as const) {
    const proposed = withSecond({ weekday: 1, opens, closes });
    expect(weekHoursSchema.safeParse(week.with(1, proposed)).success, `${opens} ${closes}`).toBe(true);
  }
});

test('a copy reaches the open days only, with the break', () => {
  const split = withSecond(day);
  const copied = copyToOpenDays(week.with(1, split), 1);
  expect(copied[5]).toEqual(closed(5));
  for (const weekday of [0, 1, 2, 3, 4, 6]) expect(copied[weekday]).toEqual({ ...split, weekday });
});

test('a second interval that is being typed is not shown yet', () => {
  const typed = { ...day, second: { opens: '16:00', closes: null } } as unknown as DayValues;
  expect(completeHours([typed])).toEqual([day]);
  expect(completeHours([withSecond(day)])).toEqual([withSecond(day)]);
});
