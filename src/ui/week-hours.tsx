import type { Locale } from '#primitives/locale.ts';
import { groupOpeningHours } from '#primitives/opening-times/group-hours.ts';
import type { WeekHours as Week } from '#primitives/opening-times/opening-times.ts';
import { dayNames } from './week-hours-lines.ts';

interface WeekHoursProps {
  readonly hours: Week;
  readonly locale: Locale;
  /** What stands beside days without hours. */
  readonly closed: string;
  /** Hours of a day in words of the language. */
  readonly between: (opens: string, closes: string) => string;
}

/** The hours of a week, by days that share them; a day with a break has two lines. */
export function WeekHours({ hours, locale, closed, between }: WeekHoursProps) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
      {groupOpeningHours(hours).map((group) => {
        const days = dayNames(locale, group);
        return (
          <div key={days} className="col-span-2 grid grid-cols-subgrid">
            <dt>{days}</dt>
            <dd className="whitespace-nowrap tabular-nums">
              {group.intervals.length === 0 && closed}
              {group.intervals.map(({ opens, closes }) => (
                <div key={opens}>{between(opens, closes)}</div>
              ))}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
