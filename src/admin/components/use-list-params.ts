import { useMemo } from 'react';
import { useSearchParams } from 'react-router';

export interface ListParams {
  /** All search parameters, for the query of an API call. */
  readonly values: Readonly<Record<string, string>>;
  readonly page: number;
  /** Every change except of the page resets to the first page; an empty value removes the parameter. */
  readonly change: (values: Readonly<Record<string, string | undefined>>) => void;
  /** The URL of this list with some parameters changed, for a link. */
  readonly linkTo: (values: Readonly<Record<string, string | undefined>>) => string;
  /** Whether a search or a filter is set. */
  readonly isNarrowed: boolean;
  readonly clear: () => void;
}

/** Search, filters, sort order and page of a list, stored in the URL: a reload, a link and 'back' restore them. */
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
