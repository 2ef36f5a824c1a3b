import { useId } from 'react';
import { useField, useFieldErrors } from '#ui/forms/form-context.ts';
import { CloseIcon } from '#ui/icons.tsx';
import { CategoryOptions } from './category-options.tsx';
import { useCategories } from './use-categories.ts';

interface PlacesFieldProps {
  readonly field: string;
  readonly texts: {
    readonly addPlace: string;
    readonly choose: string;
    readonly remove: (name: string) => string;
  };
}

/** Chosen categories and subcategories, by their slugs. */
export function PlacesField({ field, texts }: PlacesFieldProps) {
  const { findName } = useCategories();
  const id = useId();
  const { value, setValue } = useField(field);
  const error = useListError(field);
  const slugs = value as readonly string[];
  return (
    <div>
      <ul className="mb-2 flex flex-wrap gap-2">
        {slugs.map((slug) => (
          <Chip
            key={slug}
            name={findName(slug) ?? slug}
            remove={texts.remove}
            onRemove={() => setValue(slugs.filter((one) => one !== slug))}
          />
        ))}
      </ul>
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {texts.addPlace}
      </label>
      <select
        id={id}
        value=""
        aria-invalid={error !== undefined}
        aria-describedby={error && `${id}-error`}
        onChange={(event) => {
          const slug = event.target.value.split('/').at(-1);
          if (slug && !slugs.includes(slug)) setValue([...slugs, slug]);
        }}
        className="h-12 w-full max-w-md rounded-control border border-line-strong bg-surface px-3 hover:border-ink"
      >
        <option value="">{texts.choose}</option>
        <CategoryOptions />
      </select>
      {error && (
        <p id={`${id}-error`} className="mt-1 text-sm text-negative">
          {error}
        </p>
      )}
    </div>
  );
}

interface ChipProps {
  readonly name: string;
  readonly remove: (name: string) => string;
  readonly onRemove: () => void;
}

/** An entry of a list in a form, with the button that removes it. */
export function Chip({ name, remove, onRemove }: ChipProps) {
  return (
    <li className="flex items-center rounded-control bg-ground ps-3 text-sm">
      <bdi>{name}</bdi>
      <button
        type="button"
        aria-label={remove(name)}
        className="hit-area rounded-control text-ink-soft hover:bg-sunken"
        onClick={onRemove}
      >
        <CloseIcon />
      </button>
    </li>
  );
}

/** The first error of a list or of one of its entries. */
export function useListError(field: string): string | undefined {
  const errors = useFieldErrors();
  const path = [...errors.keys()].find((one) => one === field || one.startsWith(`${field}.`));
  return path === undefined ? undefined : errors.get(path);
}
