import { type ReactNode, useEffect, useId, useState } from 'react';
import { SearchIcon } from '#ui/icons.tsx';
import { useGeneralTexts } from '../locale/general-texts.ts';
import { staffButton } from './staff-button.ts';
import type { ListParams } from './use-list-params.ts';

/** Debounce of the search box: long enough to type a word, short enough not to be noticed. */
const typingPauseMs = 250;

interface Filter {
  readonly name: string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

interface ListToolsProps {
  readonly address: ListParams;
  /** Label of the search box; no search box without it. */
  readonly searchLabel?: string;
  readonly filters?: readonly Filter[];
  readonly children?: ReactNode;
}

/** Search box and filters above a list. */
export function ListTools({ address, searchLabel, filters = [], children }: ListToolsProps) {
  const texts = useGeneralTexts();
  return (
    <div className="flex flex-wrap items-end gap-2 print:hidden">
      {searchLabel && <SearchBox address={address} label={searchLabel} />}
      {filters.map((filter) => (
        <FilterChoice key={filter.name} address={address} filter={filter} />
      ))}
      {address.isNarrowed && (
        <button type="button" className={staffButton('quiet')} onClick={address.clear}>
          {texts.clearFilters}
        </button>
      )}
      {children}
    </div>
  );
}

function SearchBox({ address, label }: { readonly address: ListParams; readonly label: string }) {
  const stored = address.values.search ?? '';
  const [typed, setTyped] = useState(stored);
  const [seen, setSeen] = useState(stored);
  // Navigation changed the URL, such as a link or 'clear filters'.
  if (stored !== seen) {
    setSeen(stored);
    if (stored !== typed.trim()) setTyped(stored);
  }
  useEffect(() => {
    if (typed.trim() === stored) return;
    const timer = setTimeout(() => address.change({ search: typed.trim() }), typingPauseMs);
    return () => clearTimeout(timer);
  }, [typed, stored, address]);
  return (
    <search className="relative min-w-56 grow basis-72">
      <span className="pointer-events-none absolute inset-y-0 start-3 flex items-center text-ink-faint">
        <SearchIcon />
      </span>
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        className="h-11 w-full rounded-control border border-line-strong bg-surface ps-10 pe-3 text-sm placeholder:text-ink-faint hover:border-ink"
      />
    </search>
  );
}

function FilterChoice({ address, filter }: { readonly address: ListParams; readonly filter: Filter }) {
  const id = useId();
  const texts = useGeneralTexts();
  return (
    <div className="grid gap-1 max-md:grow max-md:basis-[calc(50%-0.25rem)]">
      <label htmlFor={id} className="text-xs text-ink-soft">
        {filter.label}
      </label>
      <select
        id={id}
        value={address.values[filter.name] ?? ''}
        onChange={(event) => address.change({ [filter.name]: event.target.value })}
        className="h-11 w-full rounded-control border border-line-strong md:w-40 bg-surface px-3 text-sm hover:border-ink"
      >
        <option value="">{texts.all}</option>
        {filter.options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}
