import { type ReactNode, useId } from 'react';
import { useFieldArray, useFieldError, useFormStore } from '#ui/forms/form-context.ts';
import { valueAt } from '#ui/forms/value-at.ts';
import { ArrowDownIcon, ArrowUpIcon } from '#ui/icons.tsx';
import { staffButton } from '../components/staff-button.ts';
import { useToasts } from '../components/toasts.tsx';
import { fieldId } from '../forms/form-fields.tsx';
import { useHomePageTexts } from './home-page-texts.ts';

interface EntryListProps<Entry> {
  /** Path of the list in the form. */
  readonly field: string;
  readonly title: string;
  readonly intro?: string;
  /** Name of an entry by its number, counted from 1, and its value when the list last changed. */
  readonly nameOf: (number: number, entry: Entry) => string;
  readonly most: number;
  readonly addLabel: string;
  readonly newEntry: () => Entry;
  readonly isRemovable?: (entry: Entry) => boolean;
  readonly children: (path: string, number: number) => ReactNode;
}

/** A list of entries that staff add, remove and put in order with arrow buttons. */
export function EntryList<Entry>({
  field,
  title,
  intro,
  nameOf,
  most,
  addLabel,
  newEntry,
  isRemovable = () => true,
  children,
}: EntryListProps<Entry>) {
  const texts = useHomePageTexts();
  const toasts = useToasts();
  const titleId = useId();
  const form = useFormStore();
  const { rows, append, insert, remove, reorder } = useFieldArray<Entry>(field);
  const error = useFieldError(field);

  function move(from: number, to: number): void {
    const keys = rows.map(({ key }) => key);
    const [moved] = keys.splice(from, 1);
    if (moved === undefined) return;
    keys.splice(to, 0, moved);
    reorder(keys);
  }

  function removeOne(place: number): void {
    // What was typed since, too: the value of a row is that of when the list last changed.
    const entry = valueAt(form.values, [...field.split('.'), String(place)]) as Entry;
    remove(place);
    toasts.show({ text: texts.removed(nameOf(place + 1, entry)), undo: () => insert(place, entry) });
  }

  return (
    <section aria-labelledby={titleId} className="grid gap-3">
      <div>
        <h3 id={titleId} className="font-medium">
          {title}
        </h3>
        {intro && <p className="text-sm text-ink-soft">{intro}</p>}
        {error && (
          <p id={fieldId(field)} tabIndex={-1} className="text-sm text-negative">
            {error}
          </p>
        )}
      </div>
      <ol className="grid gap-3">
        {rows.map(({ key, initial }, place) => {
          const name = nameOf(place + 1, initial);
          return (
            <li key={key}>
              <fieldset aria-label={name} className="grid gap-3 rounded-control bg-ground p-3 sm:p-4">
                <div className="flex flex-wrap items-center gap-1">
                  <p className="grow text-sm font-medium">{name}</p>
                  <button
                    type="button"
                    aria-label={texts.moveUp(name)}
                    disabled={place === 0}
                    className={staffButton('quiet', 'px-3')}
                    onClick={() => move(place, place - 1)}
                  >
                    <ArrowUpIcon />
                  </button>
                  <button
                    type="button"
                    aria-label={texts.moveDown(name)}
                    disabled={place === rows.length - 1}
                    className={staffButton('quiet', 'px-3')}
                    onClick={() => move(place, place + 1)}
                  >
                    <ArrowDownIcon />
                  </button>
                  {isRemovable(initial) && (
                    <button
                      type="button"
                      aria-label={texts.removeOne(name)}
                      className={staffButton('quiet', 'px-3')}
                      onClick={() => removeOne(place)}
                    >
                      {texts.remove}
                    </button>
                  )}
                </div>
                {children(`${field}.${place}`, place + 1)}
              </fieldset>
            </li>
          );
        })}
      </ol>
      {rows.length < most && (
        <button
          type="button"
          className={staffButton('secondary', 'justify-self-start')}
          onClick={() => append(newEntry())}
        >
          {addLabel}
        </button>
      )}
    </section>
  );
}
