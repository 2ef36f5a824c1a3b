import { weekdayName } from '#i18n/weekdays.ts';
import { focusControl } from '#ui/forms/focus-control.ts';
import { useField, useFormStore } from '#ui/forms/form-context.ts';
import { describedBy, FieldNotes } from '#ui/text-field.tsx';
import { staffButton } from '../components/staff-button.ts';
import { useToasts } from '../components/toasts.tsx';
import { fieldId, useFormFieldFrame } from '../forms/form-fields.tsx';
import { useStaffLocale } from '../locale/staff-locale.tsx';
import { copyToOpenDays, withoutSecond, withSecond } from './edit-week.ts';
import { useProfileTexts } from './profile-texts.ts';
import type { DayValues, WeekValues } from './profile-values.ts';

const usualTimes = { opens: '08:00', closes: '18:00' };

/** Fields of a week's opening hours: for each day open or closed, one or two intervals, and a copy to other days. */
export function WeekFields({ path }: { readonly path: string }) {
  const { hours: texts } = useProfileTexts();
  const toasts = useToasts();
  const locale = useStaffLocale();
  const form = useFormStore();
  const week = useField(path).value as WeekValues;

  function copy(weekday: number): void {
    form.setValue(path, copyToOpenDays(week, weekday));
    toasts.show({
      text: texts.copied(weekdayName(locale, weekday)),
      undo: () => form.setValue(path, week),
    });
  }

  return (
    <ul className="grid gap-1">
      {week.map((day) => (
        <Day key={day.weekday} path={path} day={day} onCopy={() => copy(day.weekday)} />
      ))}
    </ul>
  );
}

function Day({
  path,
  day,
  onCopy,
}: {
  readonly path: string;
  readonly day: DayValues;
  readonly onCopy: () => void;
}) {
  const { hours: texts } = useProfileTexts();
  const locale = useStaffLocale();
  const form = useFormStore();
  const { weekday, second } = day;
  const field = `${path}.${weekday}`;
  const name = weekdayName(locale, weekday);
  const isOpen = day.opens !== null || day.closes !== null;
  return (
    <li className="grid items-start gap-x-4 gap-y-1 border-b border-line py-2 last:border-b-0 sm:grid-cols-[7rem_7rem_1fr]">
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
        <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
          <Times field={field} opens={texts.opens(name)} closes={texts.closes(name)} />
          {second && (
            <Times
              field={`${field}.second`}
              opens={texts.opensAgain(name)}
              closes={texts.closesForTheDay(name)}
            />
          )}
          <div className="flex flex-wrap">
            {second ? (
              <button
                type="button"
                aria-label={`${name}: ${texts.removeSecond}`}
                className={staffButton('quiet', 'px-3')}
                onClick={() => {
                  form.setValue(field, withoutSecond(day));
                  focusControl(fieldId(`${field}.closes`));
                }}
              >
                {texts.removeSecond}
              </button>
            ) : (
              <button
                type="button"
                aria-label={`${name}: ${texts.addSecond}`}
                className={staffButton('quiet', 'px-3')}
                onClick={() => {
                  form.setValue(field, withSecond(day));
                  focusControl(fieldId(`${field}.closes`));
                }}
              >
                {texts.addSecond}
              </button>
            )}
            <button
              type="button"
              aria-label={`${name}: ${texts.copy}`}
              className={staffButton('quiet', 'px-3')}
              onClick={onCopy}
            >
              {texts.copy}
            </button>
          </div>
        </div>
      )}
    </li>
  );
}

function Times({
  field,
  opens,
  closes,
}: {
  readonly field: string;
  readonly opens: string;
  readonly closes: string;
}) {
  return (
    <div className="flex items-start gap-2">
      <Time field={`${field}.opens`} label={opens} />
      <span aria-hidden="true" className="flex min-h-11 items-center text-ink-faint">
        –
      </span>
      <Time field={`${field}.closes`} label={closes} />
    </div>
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
