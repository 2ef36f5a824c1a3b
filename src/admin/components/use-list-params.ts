import { useMemo } from 'react';
import { useSearchParams } from 'react-router';

export interface ListParams {
  /** All that the address says, for the query of a call. */
  readonly values: Readonly<Record<string, string>>;
  readonly page: number;
  /** Everything but another page begins at the first page again; an empty value leaves the address. */
  readonly change: (values: Readonly<Record<string, string | undefined>>) => void;
  /** The address of this list with something changed, for a link. */
  readonly linkTo: (values: Readonly<Record<string, string | undefined>>) => string;
  /** Search or filters are set. */
  readonly isNarrowed: boolean;
  readonly clear: () => void;
}

/** A list's search, filters, order and page live in its address: a reload, a link and 'back' all keep them. */
export function useListParams(): ListParams {
  const [search, setSearch] = useSearchParams();
  return useMemo(() => {
    const values = Object.fromEntries(search);
    const withChanges = (changes: Readonly<Record<string, string | undefined>>) => {
      const next = new URLSearchParams(search);
      if (!('page' in changes)) next.delete('page');
      for (const [name, value] of Object.entries(changes)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      if (next.get('page') === '1') next.delete('page');
      return next;
    };
    return {
      values,
      page: Number(values.page) || 1,
      change: (changes) => setSearch(withChanges(changes), { replace: true, preventScrollReset: true }),
      linkTo: (changes) => `?${withChanges(changes)}`,
      isNarrowed: Object.keys(values).some((name) => name !== 'page' && name !== 'sort'),
      clear: () => setSearch(values.sort ? { sort: values.sort } : {}, { replace: true }),
    };
  }, [search, setSearch]);
}
