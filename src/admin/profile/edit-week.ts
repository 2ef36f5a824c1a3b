import type { WeekHours } from '#primitives/opening-times/opening-times.ts';
import type { DayValues, WeekValues } from './profile-values.ts';

/** A day with a break in the middle: a proposal that staff adjust. */
export function withSecond(day: DayValues): DayValues {
  const { opens, closes } = day;
  const morningEnds = '12:00';
  const eveningBegins = '16:00';
  const evening = { opens: eveningBegins, closes: closes && closes > eveningBegins ? closes : '20:00' };
  return { ...day, closes: opens && opens < morningEnds ? morningEnds : closes, second: evening };
}

/** A day without a break: open until it closed for the day before. */
export function withoutSecond({ second, ...day }: DayValues): DayValues {
  return { ...day, closes: second?.closes ?? day.closes };
}

/** Gives all days on which the shop is open the hours of one of them. */
export function copyToOpenDays(week: WeekValues, weekday: number): WeekValues {
  const source = week.find((day) => day.weekday === weekday);
  return week.map(
    (day) =>
      (day.opens === null && day.closes === null ? day : { ...source, weekday: day.weekday }) as DayValues,
  );
}

/** Hours that are being typed, as pages would show them: what is incomplete is left out. */
export function completeHours(week: WeekValues): WeekHours {
  return week.map(({ second, ...day }) => ({ ...day, ...(second?.opens && second.closes && { second }) }));
}
