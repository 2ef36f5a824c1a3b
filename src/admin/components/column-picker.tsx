import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useGeneralTexts } from '../locale/general-texts.ts';
import type { Column } from './data-table.tsx';
import { staffButton } from './staff-button.ts';

interface VisibleColumns<Row> {
  readonly columns: readonly Column<Row>[];
  readonly hidden: ReadonlySet<string>;
  readonly toggle: (key: string) => void;
}

/** Which columns of a list are visible, stored in localStorage. The first one always is. */
export function useVisibleColumns<Row>(
  listName: string,
  all: readonly Column<Row>[],
  hiddenAtFirst: readonly string[] = [],
): VisibleColumns<Row> {
  const storageKey = `adminColumns:${listName}`;
  const [hidden, setHidden] = useState<ReadonlySet<string>>(() => {
    const stored = localStorage.getItem(storageKey);
    return new Set(stored === null ? hiddenAtFirst : stored.split(',').filter(Boolean));
  });
  return {
    columns: all.filter(({ key }, index) => index === 0 || !hidden.has(key)),
    hidden,
    toggle: (key) => {
      const next = new Set(hidden);
      if (!next.delete(key)) next.add(key);
      localStorage.setItem(storageKey, [...next].join(','));
      setHidden(next);
    },
  };
}

/** Chooses the columns of a list. Closes on Escape, and when something else is clicked or focused. */
export function ColumnPicker<Row>({
  all,
  shown,
}: {
  readonly all: readonly Column<Row>[];
  readonly shown: VisibleColumns<Row>;
}) {
  const texts = useGeneralTexts();
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const closeOutside = ({ target }: Event) => {
      if (details.current && !details.current.contains(target as Node)) details.current.open = false;
    };
    const events = ['pointerdown', 'focusin'] as const;
    for (const event of events) document.addEventListener(event, closeOutside);
    return () => {
      for (const event of events) document.removeEventListener(event, closeOutside);
    };
  }, []);
  const closeOnEscape = ({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) => {
    if (key !== 'Escape' || !currentTarget.open) return;
    currentTarget.open = false;
    currentTarget.querySelector('summary')?.focus();
  };
  return (
    <details ref={details} onKeyDown={closeOnEscape} className="relative max-md:hidden">
      <summary className={staffButton('secondary', 'cursor-pointer list-none')}>{texts.columns}</summary>
      <fieldset className="absolute end-0 z-20 mt-1 grid w-60 rounded-card border border-line bg-surface p-2 shadow-overlay">
        <legend className="sr-only">{texts.columns}</legend>
        {all.slice(1).map(({ key, name }) => (
          <label
            key={key}
            className="flex min-h-10 cursor-pointer items-center gap-3 rounded-control px-2 text-sm hover:bg-ground"
          >
            <input
              type="checkbox"
              checked={!shown.hidden.has(key)}
              onChange={() => shown.toggle(key)}
              className="size-4.5 accent-accent"
            />
            {name}
          </label>
        ))}
      </fieldset>
    </details>
  );
}
