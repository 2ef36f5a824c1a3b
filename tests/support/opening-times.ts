import fc from 'fast-check';
import {
  type DatedHours,
  type DayHours,
  dayAfter,
  type WeekHours,
} from '#primitives/opening-times/opening-times.ts';

const minutesInDay = 24 * 60;

/** Minutes since midnight as '08:05'. */
export function timeOfDay(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

const anyTimes = (count: number) =>
  fc
    .uniqueArray(fc.integer({ min: 0, max: minutesInDay - 1 }), { minLength: count, maxLength: count })
    .map((times) => times.sort((a, b) => a - b).map(timeOfDay));

const anyDay: fc.Arbitrary<Omit<DayHours, 'weekday'>> = fc.oneof(
  fc.constant({ opens: null, closes: null }),
  anyTimes(2).map(([opens = '', closes = '']) => ({ opens, closes })),
  anyTimes(4).map(([opens = '', closes = '', again = '', end = '']) => ({
    opens,
    closes,
    second: { opens: again, closes: end },
  })),
);

/** Weeks whose days are closed, open, or open with a break. */
export const anyWeek: fc.Arbitrary<WeekHours> = fc
  .array(anyDay, { minLength: 7, maxLength: 7 })
  .map((days) => days.map((day, weekday) => ({ weekday, ...day })));

/** Up to three dated weeks after a day, in order and without overlap. */
export function anyDatedHours(firstDay: string, longest: number): fc.Arbitrary<DatedHours[]> {
  const step = fc.record({
    gap: fc.integer({ min: 0, max: longest }),
    days: fc.integer({ min: 1, max: longest }),
    hours: anyWeek,
  });
  return fc.array(step, { maxLength: 3 }).map((steps) => {
    let next = firstDay;
    return steps.map(({ gap, days, hours }) => {
      const startsOn = dayAfter(next, gap);
      const endsOn = dayAfter(startsOn, days - 1);
      next = dayAfter(endsOn, 1);
      return { startsOn, endsOn, name: { en: 'Ramadan', ar: 'رمضان' }, hours };
    });
  });
}
