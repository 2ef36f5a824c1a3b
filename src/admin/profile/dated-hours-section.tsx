import { useState } from 'react';
import { qatarDay } from '#domain/delivery/working-days.ts';
import { focusControl } from '#ui/forms/focus-control.ts';
import { useFormStore, useFormValue } from '#ui/forms/form-context.ts';
import { Panel } from '../components/screen.tsx';
import { staffButton } from '../components/staff-button.ts';
import { FormText, fieldId } from '../forms/form-fields.tsx';
import { CollapsedRows } from './collapsed-rows.tsx';
import { NameFields, useNamedRows } from './named-rows.tsx';
import { useProfileTexts } from './profile-texts.ts';
import type { DatedHoursValues, ProfileValues } from './profile-values.ts';
import { WeekFields } from './week-fields.tsx';
import { WeekPreview } from './week-preview.tsx';

/** Weeks of certain dates, such as Ramadan. Past ones are collapsed by their initial dates, so that no row moves while typing. */
export function DatedHoursSection() {
  const { datedHours: texts } = useProfileTexts();
  const form = useFormStore<ProfileValues>();
  const { rows: all, append, removeRow } = useNamedRows('datedHours', texts.removed);
  const [today] = useState(() => qatarDay(new Date()));
  const rows = all.map(({ key, initial: { endsOn } }, place) => ({
    key,
    place,
    isPast: endsOn !== '' && endsOn < today,
  }));
  const [past, toCome] = [rows.filter(({ isPast }) => isPast), rows.filter(({ isPast }) => !isPast)];

  const list = (group: typeof rows) => (
    <ul className="grid gap-4">
      {group.map(({ key, place }) => (
        <DatedHoursRow key={key} place={place} onRemove={() => removeRow(place)} />
      ))}
    </ul>
  );
  return (
    <Panel title={texts.title}>
      <p className="-mt-2 mb-4 max-w-prose text-sm text-ink-soft">{texts.intro}</p>
      <div className="grid gap-4">
        {toCome.length > 0 ? list(toCome) : <p className="text-sm text-ink-soft">{texts.none}</p>}
        <button
          type="button"
          className={staffButton('secondary', 'justify-self-start')}
          onClick={() => {
            // The usual week is what most days of a season begin from.
            append({
              startsOn: '',
              endsOn: '',
              name: '',
              translations: { ar: { name: '' } },
              hours: form.values.hours,
            });
            focusControl(fieldId(`datedHours.${rows.length}.name`));
          }}
        >
          {texts.add}
        </button>
        {past.length > 0 && (
          <CollapsedRows
            title={texts.past(past.length)}
            list="datedHours"
            places={past.map(({ place }) => place)}
          >
            {list(past)}
          </CollapsedRows>
        )}
      </div>
    </Panel>
  );
}

function DatedHoursRow({ place, onRemove }: { readonly place: number; readonly onRemove: () => void }) {
  const { datedHours: texts } = useProfileTexts();
  const path = `datedHours.${place}`;
  const { name, hours } = useFormValue(
    ({ datedHours }: ProfileValues) => datedHours[place] as DatedHoursValues,
  );
  return (
    <li>
      <fieldset className="grid min-w-0 gap-3 rounded-control border border-line p-3 sm:p-4">
        <legend className="px-1 text-sm font-medium">{name || texts.untitled}</legend>
        <div className="grid items-start gap-x-3 gap-y-2 sm:grid-cols-2">
          <NameFields path={path} label={texts.name} />
          <FormText field={`${path}.startsOn`} label={texts.startsOn} type="date" dir="ltr" />
          <FormText field={`${path}.endsOn`} label={texts.endsOn} type="date" dir="ltr" />
        </div>
        <WeekFields path={`${path}.hours`} />
        <WeekPreview hours={hours} />
        <button
          type="button"
          aria-label={texts.removeOne(name)}
          className={staffButton('quiet', 'justify-self-end')}
          onClick={onRemove}
        >
          {texts.remove}
        </button>
      </fieldset>
    </li>
  );
}
