import { useState } from 'react';
import { openingState } from '#domain/shop-profile/opening-hours.ts';
import type { Holiday } from '#domain/shop-profile/shop-profile.ts';
import { formatNearDay } from '#i18n/dates.ts';
import { useFormValue } from '#ui/forms/form-context.ts';
import { FormSection } from '../forms/form-fields.tsx';
import { useStaffLocale } from '../locale/staff-locale.tsx';
import { completeHours } from './edit-week.ts';
import { useProfileTexts } from './profile-texts.ts';
import type { DatedHoursValues, HolidayValues, ProfileValues } from './profile-values.ts';
import { WeekFields } from './week-fields.tsx';
import { WeekPreview } from './week-preview.tsx';

export function HoursSection() {
  const { hours: texts } = useProfileTexts();
  return (
    <FormSection title={texts.title} intro={texts.intro}>
      <WeekFields path="hours" />
      <WeekPreview hours={useFormValue(({ hours }: ProfileValues) => hours)} />
      <OpeningPreview />
    </FormSection>
  );
}

/** Whether the shop would be open now with the unsaved hours and holidays, by the shop's function. */
function OpeningPreview() {
  const { hours: texts } = useProfileTexts();
  const locale = useStaffLocale();
  const { hours, datedHours, holidays } = useFormValue((values: ProfileValues) => values);
  const [now] = useState(() => new Date());
  const state = openingState(
    {
      hours: completeHours(hours),
      datedHours: datedHours
        .filter(hasDates)
        .map((dated) => ({ ...dated, hours: completeHours(dated.hours) })),
      holidays: holidays.filter(isComplete).map(asHoliday),
    },
    now,
  );
  return (
    <p role="status" className="rounded-control bg-ground px-4 py-3 text-sm">
      {describeState()}
    </p>
  );

  function describeState(): string {
    if (state.open) return texts.openNow(state.closesAt);
    if (!state.opensNext) return texts.neverOpen;
    const day = formatNearDay(locale, state.opensNext.day);
    return state.holiday
      ? texts.closedFor(state.holiday[locale], day, state.opensNext.at)
      : texts.closedNow(day, state.opensNext.at);
  }
}

const calendarDay = /^\d{4}-\d\d-\d\d$/;

function hasDates({ startsOn, endsOn }: DatedHoursValues): boolean {
  return calendarDay.test(startsOn) && calendarDay.test(endsOn);
}

function isComplete({ startsOn, days }: HolidayValues): boolean {
  return calendarDay.test(startsOn) && Number.isInteger(days) && days > 0 && days <= 30;
}

function asHoliday({ startsOn, days, name, translations }: HolidayValues): Holiday {
  return { startsOn, days, name: { en: name, ar: translations.ar.name || name } };
}
