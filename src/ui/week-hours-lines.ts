import { formatList } from '#i18n/lists.ts';
import { formatHours } from '#i18n/times.ts';
import { weekdayName } from '#i18n/weekdays.ts';
import type { Locale } from '#primitives/locale.ts';
import { groupOpeningHours, type OpeningHoursGroup } from '#primitives/opening-times/group-hours.ts';
import type { WeekHours } from '#primitives/opening-times/opening-times.ts';

/** The days that share hours, as 'Saturday – Wednesday'. */
export function dayNames(locale: Locale, { days }: Pick<OpeningHoursGroup, 'days'>): string {
  const spans = days.map(([first, last]) =>
    first === last
      ? weekdayName(locale, first)
      : `${weekdayName(locale, first)} – ${weekdayName(locale, last)}`,
  );
  return formatList(locale, spans);
}

/** The hours of a week in a line for days that share them, for plain text. */
export function weekHoursLines(hours: WeekHours, locale: Locale, closed: string): string[] {
  return groupOpeningHours(hours).map((group) => {
    const times = group.intervals.map(({ opens, closes }) => formatHours(locale, opens, closes));
    return `${dayNames(locale, group)}: ${times.length === 0 ? closed : formatList(locale, times)}`;
  });
}
