import { useState } from 'react';
import { openingState } from '#domain/shop-profile/opening-hours.ts';
import type { Holiday } from '#domain/shop-profile/shop-profile.ts';
import { formatNearDay } from '#i18n/dates.ts';
import { weekdayName } from '#i18n/weekdays.ts';
import { useField, useFormStore, useFormValue } from '#ui/forms/form-context.ts';
import { describedBy, FieldNotes } from '#ui/text-field.tsx';
import { FormSection, useFormFieldFrame } from '../forms/form-fields.tsx';
import { useStaffLocale } from '../locale/staff-locale.tsx';
import { useProfileTexts } from './profile-texts.ts';
import type { DayValues, HolidayValues, ProfileValues } from './profile-values.ts';

const usualTimes = { opens: '08:00', closes: '18:00' };

export function HoursSection() {
  const { hours: texts } = useProfileTexts();
  return (
    <FormSection title={texts.title} intro={texts.intro}>
      <ul className="grid gap-1">
        {[0, 1, 2, 3, 4, 5, 6].map((weekday) => (
          <Day key={weekday} weekday={weekday} />
        ))}
      </ul>
      <OpeningPreview />
    </FormSection>
  );
}

function Day({ weekday }: { readonly weekday: number }) {
  const { hours: texts } = useProfileTexts();
  const locale = useStaffLocale();
  const form = useFormStore<ProfileValues>();
  const field = `hours.${weekday}`;
  const day = useFormValue(({ hours }: ProfileValues) => hours[weekday] as DayValues);
  const name = weekdayName(locale, weekday);
  const isOpen = day.opens !== null || day.closes !== null;
  return (
    <li className="grid items-start gap-x-4 gap-y-1 border-b border-line py-2 last:border-b-0 sm:grid-cols-[8rem_7rem_1fr]">
      <span className="flex min-h-11 items-center font-medium">{name}</span>
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          checked={isOpen}
          onChange={(event) => {
            const times = event.target.checked ? usualTimes : { opens: null, closes: null };
            form.setValue(field, { weekday, ...times });
          }}
          className="size-5 accent-accent"
        />
        <span className="sr-only">{name}: </span>
        {isOpen ? texts.isOpen : texts.closed}
      </label>
      {isOpen && (
        <div className="flex flex-wrap items-start gap-2">
          <Time field={`${field}.opens`} label={texts.opens(name)} />
          <span aria-hidden="true" className="flex min-h-11 items-center text-ink-faint">
            –
          </span>
          <Time field={`${field}.closes`} label={texts.closes(name)} />
        </div>
      )}
    </li>
  );
}

function Time({ field, label }: { readonly field: string; readonly label: string }) {
  const { value, setValue } = useField(field);
  const { id, error } = useFormFieldFrame(field, false);
  return (
    <div className="max-w-64">
      <input
        id={id}
        type="time"
        dir="ltr"
        aria-label={label}
        {...describedBy({ id, hint: undefined, error })}
        name={field}
        value={String(value ?? '')}
        onChange={(event) => setValue(event.target.value || null)}
        className={`h-11 rounded-control border bg-surface px-3 tabular-nums ${error ? 'border-negative' : 'border-line-strong hover:border-ink'}`}
      />
      <FieldNotes id={id} hint={undefined} error={error} />
    </div>
  );
}

/** Whether the shop would be open now with the unsaved hours and holidays, by the shop's function. */
function OpeningPreview() {
  const { hours: texts } = useProfileTexts();
  const locale = useStaffLocale();
  const { hours, holidays } = useFormValue((values: ProfileValues) => values);
  const [now] = useState(() => new Date());
  const state = openingState({ hours, holidays: holidays.filter(isComplete).map(asHoliday) }, now);
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

function isComplete({ startsOn, days }: HolidayValues): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(startsOn) && Number.isInteger(days) && days > 0 && days <= 30;
}

function asHoliday({ startsOn, days, name, translations }: HolidayValues): Holiday {
  return { startsOn, days, name: { en: name, ar: translations.ar.name || name } };
}
