import { useState } from 'react';
import { focusControl } from '#ui/forms/focus-control.ts';
import { useFormStore } from '#ui/forms/form-context.ts';
import { Panel } from '../components/screen.tsx';
import { staffButton } from '../components/staff-button.ts';
import { FormCheck, FormNumber, FormText, fieldId } from '../forms/form-fields.tsx';
import { CollapsedRows } from './collapsed-rows.tsx';
import { NameFields, useNamedRows } from './named-rows.tsx';
import { useProfileTexts } from './profile-texts.ts';
import type { HolidayValues, ProfileValues } from './profile-values.ts';

const dayInMilliseconds = 24 * 60 * 60 * 1000;

const newHoliday: HolidayValues = {
  startsOn: '',
  days: 1,
  name: '',
  translations: { ar: { name: '' } },
  isEstimated: false,
};

/** Holidays grouped by their initial date, so that a row does not move while its date is typed. */
export function HolidaysSection() {
  const { holidays: texts } = useProfileTexts();
  const { rows: all, append, removeRow } = useNamedRows('holidays', texts.removed);
  const [now] = useState(() => Date.now());
  const dayIn = (days: number) => new Date(now + days * dayInMilliseconds).toISOString().slice(0, 10);
  const rows = all.map(({ key, initial }, place) => ({ ...initial, key, place }));
  const isPast = ({ startsOn, days }: HolidayValues) =>
    startsOn !== '' && startsOn < dayIn(-30) && Date.parse(startsOn) + days * dayInMilliseconds <= now;
  const past = rows.filter(isPast);
  const later = rows.filter((row) => row.startsOn > dayIn(365));
  const soon = rows.filter((row) => !past.includes(row) && !later.includes(row));

  const list = (group: typeof rows) => (
    <ul className="grid gap-3">
      {group.map(({ key, place }) => (
        <HolidayRow key={key} place={place} onRemove={() => removeRow(place)} />
      ))}
    </ul>
  );
  return (
    <Panel title={texts.title}>
      <p className="-mt-2 mb-4 max-w-prose text-sm text-ink-soft">{texts.intro}</p>
      <div className="grid gap-4">
        <h3 className="text-sm font-medium">{texts.soon}</h3>
        {soon.length > 0 ? list(soon) : <p className="text-sm text-ink-soft">{texts.none}</p>}
        <button
          type="button"
          className={staffButton('secondary', 'justify-self-start')}
          onClick={() => {
            append(newHoliday);
            focusControl(fieldId(`holidays.${rows.length}.startsOn`));
          }}
        >
          {texts.add}
        </button>
        {later.length > 0 && (
          <CollapsedRows
            title={texts.later(later.length)}
            list="holidays"
            places={later.map(({ place }) => place)}
          >
            {list(later)}
          </CollapsedRows>
        )}
        {past.length > 0 && (
          <CollapsedRows
            title={texts.past(past.length)}
            list="holidays"
            places={past.map(({ place }) => place)}
          >
            {list(past)}
          </CollapsedRows>
        )}
      </div>
    </Panel>
  );
}

function HolidayRow({ place, onRemove }: { readonly place: number; readonly onRemove: () => void }) {
  const { holidays: texts } = useProfileTexts();
  const form = useFormStore<ProfileValues>();
  const path = `holidays.${place}`;
  return (
    <li className="grid items-start gap-x-3 gap-y-2 rounded-control bg-ground p-3 sm:grid-cols-[10rem_5.5rem_1fr_1fr]">
      <FormText field={`${path}.startsOn`} label={texts.startsOn} type="date" dir="ltr" />
      <FormNumber field={`${path}.days`} label={texts.days} />
      <NameFields path={path} label={texts.name} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 sm:col-span-4">
        <FormCheck field={`${path}.isEstimated`} label={texts.isEstimated} />
        <button
          type="button"
          aria-label={texts.removeOne(form.values.holidays[place]?.name ?? '')}
          className={staffButton('quiet')}
          onClick={onRemove}
        >
          {texts.remove}
        </button>
      </div>
    </li>
  );
}
