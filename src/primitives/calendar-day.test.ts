import { expect, it } from 'vitest';
import { calendarDaySchema } from './calendar-day.ts';

it.each(['2026-11-15', '2028-02-29', '2000-01-01', '2999-12-31'])('%s is a day', (day) => {
  expect(calendarDaySchema.safeParse(day).success).toBe(true);
});

it.each(['0000-01-01', '1999-12-31', '9999-12-31', '2027-02-29', '2026-11-31', '+275760-09-13', '2026-1-1'])(
  '%s is not accepted',
  (day) => {
    expect(calendarDaySchema.safeParse(day).success).toBe(false);
  },
);
