import { useId } from 'react';
import { Link } from 'react-router';
import { formatDay, formatNearDay } from '#i18n/dates.ts';
import { useStaffLocale } from '../locale/staff-locale.tsx';
import { formatShortDay } from '../sales/format-times.ts';
import { useSalesTexts } from '../sales/sales-texts.ts';

interface DayChartProps {
  readonly title: string;
  readonly days: readonly { readonly day: string; readonly value: number }[];
  readonly format: (value: number) => string;
}

const width = 600;
const height = 140;

/** Bar chart with one bar a day. Screen readers get a sentence that sums it up, and a table with the numbers. */
export function DayChart({ title, days, format }: DayChartProps) {
  const { overview: texts } = useSalesTexts();
  const locale = useStaffLocale();
  const titleId = useId();
  const [first, last] = [days[0], days.at(-1)];
  const best = days.reduce((most, day) => (day.value > most.value ? day : most), { day: '', value: 0 });
  if (!first || !last) return null;
  const total = days.reduce((sum, { value }) => sum + value, 0);
  const summary =
    best.value === 0
      ? texts.chartNothing
      : texts.chartText(
          title,
          formatDay(locale, first.day),
          formatDay(locale, last.day),
          format(total),
          format(best.value),
          formatDay(locale, best.day),
        );
  return (
    <figure className="grid min-w-0 gap-1">
      <svg
        role="img"
        aria-labelledby={titleId}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        className="h-36 w-full"
      >
        <title id={titleId}>{summary}</title>
        {[0, height / 2, height - 1].map((y) => (
          <line
            key={y}
            x1="0"
            x2={width}
            y1={y + 0.5}
            y2={y + 0.5}
            vectorEffect="non-scaling-stroke"
            className="stroke-line"
          />
        ))}
        {days.map(({ day, value }, index) => (
          <Bar
            key={day}
            // The time axis follows the reading direction.
            place={locale === 'ar' ? days.length - 1 - index : index}
            of={days.length}
            share={best.value === 0 ? 0 : value / best.value}
            label={`${formatNearDay(locale, day)}: ${format(value)}`}
          />
        ))}
      </svg>
      <figcaption className="flex justify-between gap-3 text-xs text-ink-faint">
        <bdi>{formatShortDay(locale, first.day)}</bdi>
        <span aria-hidden="true">{best.value > 0 && `↑ ${format(best.value)}`}</span>
        <bdi>{formatShortDay(locale, last.day)}</bdi>
      </figcaption>
      <DayTable title={title} days={days} format={format} />
    </figure>
  );
}

function Bar({
  place,
  of,
  share,
  label,
}: {
  readonly place: number;
  readonly of: number;
  readonly share: number;
  readonly label: string;
}) {
  const step = width / of;
  const tall = share * (height - 4);
  return (
    <g className="group">
      {/* The whole column is the hover target, not only the bar. */}
      <rect
        x={place * step}
        width={step}
        height={height}
        className="fill-transparent group-hover:fill-sunken"
      >
        <title>{label}</title>
      </rect>
      <rect
        x={place * step + step * 0.18}
        y={height - tall}
        width={step * 0.64}
        height={tall}
        className="pointer-events-none fill-accent"
      />
    </g>
  );
}

/** The same numbers as a table; each links to the orders of its day. */
function DayTable({ title, days, format }: DayChartProps) {
  const { overview: texts } = useSalesTexts();
  const locale = useStaffLocale();
  return (
    <details className="text-sm print:hidden">
      <summary className="cursor-pointer py-2.5 text-ink-soft">{texts.asTable}</summary>
      <div className="max-h-72 overflow-y-auto">
        <table className="w-full">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr className="text-xs text-ink-soft">
              <th scope="col" className="py-1 text-start font-medium">
                {texts.dayColumn}
              </th>
              <th scope="col" className="py-1 text-end font-medium">
                {title}
              </th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ day, value }) => (
              <tr key={day} className="border-t border-line">
                <th scope="row" className="py-1.5 text-start font-normal">
                  <bdi>{formatNearDay(locale, day)}</bdi>
                </th>
                <td className="py-1.5 text-end tabular-nums">
                  <Link
                    to={`/admin/orders?placedFrom=${day}&placedTo=${day}`}
                    className="underline underline-offset-4 hover:text-accent"
                  >
                    <bdi>{format(value)}</bdi>
                  </Link>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
