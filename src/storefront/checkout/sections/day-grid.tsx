import { Fragment } from 'react';
import type { Day } from '#domain/delivery/working-days.ts';
import { formatNearDay } from '#i18n/dates.ts';
import { useLocale } from '#i18n/messages-context.tsx';
import { formatMonth, shortWeekdayName } from '#i18n/order-dates.ts';
import { FieldNotes } from '#ui/text-field.tsx';
import type { CalendarWeek } from './calendar-weeks.ts';

interface DayGridProps {
  readonly id: string;
  readonly legend: string;
  readonly weeks: readonly CalendarWeek[];
  readonly chosen: Day | null;
  readonly error: string | undefined;
  readonly onChoose: (day: Day) => void;
}

/** A calendar of radio buttons; the browser's arrow keys move among the offered days. */
export function DayGrid({ id, legend, weeks, chosen, error, onChoose }: DayGridProps) {
  const locale = useLocale();
  return (
    <fieldset id={id} aria-describedby={error && `${id}-error`}>
      <legend className="sr-only">{legend}</legend>
      <div className="grid max-w-md grid-cols-7 gap-y-1 text-center">
        {weeks[0]?.cells.map(({ day }, weekday) => (
          <span key={day} aria-hidden="true" className="pb-1 text-xs text-ink-faint">
            {shortWeekdayName(locale, weekday)}
          </span>
        ))}
        {weeks.map(({ month, startsMonth, cells }) => (
          <Fragment key={month + cells[0]?.day}>
            {startsMonth && (
              <span
                aria-hidden="true"
                className="col-span-7 border-t border-line pt-3 pb-1 text-start text-sm font-medium"
              >
                {formatMonth(locale, month)}
              </span>
            )}
            {cells.map(({ day, isInMonth, isOffered }) => {
              if (!isInMonth) return <span key={day} />;
              return isOffered ? (
                <label
                  key={day}
                  className="relative mx-auto flex size-11 cursor-pointer items-center justify-center rounded-pill tabular-nums transition-colors duration-200 hover:bg-sunken has-checked:bg-accent has-checked:font-medium has-checked:text-white has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus-ring)"
                >
                  <input
                    type="radio"
                    name="day"
                    value={day}
                    checked={day === chosen}
                    onChange={() => onChoose(day)}
                    aria-label={formatNearDay(locale, day)}
                    className="absolute inset-0 cursor-pointer appearance-none rounded-pill outline-none"
                  />
                  <span aria-hidden="true">{dayOfMonth(day)}</span>
                </label>
              ) : (
                // Not offered, shown for orientation only.
                <span
                  key={day}
                  aria-hidden="true"
                  className="mx-auto flex size-11 items-center justify-center text-sm text-ink-faint tabular-nums line-through decoration-line-strong"
                >
                  {dayOfMonth(day)}
                </span>
              );
            })}
          </Fragment>
        ))}
      </div>
      <FieldNotes id={id} error={error} />
    </fieldset>
  );
}

function dayOfMonth(day: Day): number {
  return Number(day.slice(8));
}
