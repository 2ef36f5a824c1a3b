import { type ComponentProps, useId, useState } from 'react';
import { Link } from 'react-router';
import { activityContract } from '#api/staff/activity/activity.contract.ts';
import { peopleContract } from '#api/staff/people/people.contract.ts';
import { ListTools } from '../components/list-tools.tsx';
import { Loaded } from '../components/loaded.tsx';
import { Screen } from '../components/screen.tsx';
import { staffButton } from '../components/staff-button.ts';
import { type ListParams, useListParams } from '../components/use-list-params.ts';
import { useStaffQuery } from '../data/use-staff-query.ts';
import { useGeneralTexts } from '../locale/general-texts.ts';
import { ActivityEntry } from './activity-entry.tsx';
import { useActivityTexts } from './activity-texts.ts';
import { UndoButton } from './undo-button.tsx';

const filterNames = ['entity', 'entityId', 'person', 'from', 'to', 'together', 'before'] as const;

export function ActivityScreen() {
  const texts = useActivityTexts();
  const general = useGeneralTexts();
  const address = useHistoryAddress();
  const people = useStaffQuery(peopleContract, {}).data?.data.people ?? [];
  const query = useStaffQuery(activityContract, { query: filterOf(address) });
  return (
    <Screen title={texts.title} intro={texts.intro}>
      <ListTools
        address={address}
        filters={[
          {
            name: 'entity',
            label: texts.entity,
            options: Object.entries(texts.entities).map(([value, label]) => ({ value, label })),
          },
          {
            name: 'person',
            label: texts.actor,
            options: people.map(({ id, name }) => ({ value: id, label: name })),
          },
        ]}
      >
        <AddressField address={address} name="from" label={texts.from} type="date" />
        <AddressField address={address} name="to" label={texts.to} type="date" />
      </ListTools>
      {address.values.together && query.data?.data[0]?.isUndoable && (
        <UndoButton entryId={address.values.together} entity={query.data.data[0].entity} />
      )}
      {address.values.entityId && <p className="text-sm text-ink-soft">{texts.onlyOne}</p>}
      <Loaded query={query}>
        {({ data, meta }) => (
          <>
            {data.length === 0 ? (
              <p className="rounded-card border border-line bg-surface px-5 py-12 text-center text-ink-soft">
                {address.isNarrowed ? general.nothingFits : texts.empty}
              </p>
            ) : (
              <ol aria-label={texts.title} className="grid gap-2">
                {data.map((entry) => (
                  <ActivityEntry
                    key={entry.id}
                    entry={entry}
                    isSingle={Boolean(address.values.entityId || address.values.together)}
                  />
                ))}
              </ol>
            )}
            <nav aria-label={general.pages} className="flex justify-end gap-2">
              {address.values.before && (
                <Link to={address.linkTo({ before: undefined })} className={staffButton('secondary')}>
                  {texts.newest}
                </Link>
              )}
              {meta.next && (
                <Link
                  to={address.linkTo({ before: meta.next })}
                  rel="next"
                  className={staffButton('secondary')}
                >
                  {texts.older}
                </Link>
              )}
            </nav>
          </>
        )}
      </Loaded>
    </Screen>
  );
}

/** Keyset pagination: a changed filter starts with the newest entry again. */
function useHistoryAddress(): ListParams {
  const address = useListParams();
  return {
    ...address,
    change: (values) => address.change({ before: undefined, ...values }),
    isNarrowed: Object.keys(address.values).some((name) => name !== 'before'),
  };
}

function filterOf({ values }: ListParams): Record<string, string> {
  return Object.fromEntries(filterNames.flatMap((name) => (values[name] ? [[name, values[name]]] : [])));
}

/** Text filter, applied on blur or Enter; a date is applied at once. */
function AddressField({
  address,
  name,
  label,
  ...input
}: { readonly address: ListParams; readonly name: string; readonly label: string } & Pick<
  ComponentProps<'input'>,
  'type'
>) {
  const id = useId();
  const stored = address.values[name] ?? '';
  const [typed, setTyped] = useState(stored);
  const [seen, setSeen] = useState(stored);
  // Navigation changed the URL, such as 'clear filters'.
  if (stored !== seen) {
    setSeen(stored);
    setTyped(stored);
  }
  const take = (value: string) => {
    if (value.trim() !== stored) address.change({ [name]: value.trim() });
  };
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-xs text-ink-soft">
        {label}
      </label>
      <input
        id={id}
        {...input}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          // While a year is being typed it is a year of the first centuries.
          if (input.type === 'date' && (target.value === '' || target.value >= '2000')) take(target.value);
        }}
        onBlur={() => take(typed)}
        onKeyDown={(event) => event.key === 'Enter' && take(typed)}
        className="h-11 w-40 rounded-control border border-line-strong bg-surface px-3 text-sm hover:border-ink"
      />
    </div>
  );
}
