import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DataTable, type DataTableProps } from '../components/data-table.tsx';
import { Loaded } from '../components/loaded.tsx';
import { Pagination } from '../components/pagination.tsx';
import type { ListParams } from '../components/use-list-params.ts';
import { RefreshedAt } from './refreshed-at.tsx';

interface PageMeta {
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
}

interface SalesListProps<Row, Meta extends PageMeta> extends Omit<DataTableProps<Row>, 'rows' | 'address'> {
  readonly query: UseQueryResult<{ readonly data: readonly Row[]; readonly meta: Meta }>;
  readonly address: ListParams;
  /** Above the table: the tabs with their counts, and what else narrows the list. */
  readonly tabs: (meta: Meta) => ReactNode;
  /** Each tab has words of its own for an empty list. */
  readonly isEmptyByTab?: boolean;
}

/** A list of orders, quotations or accounts that refreshes itself: tabs, table, and below it its age and its pages. */
export function SalesList<Row, Meta extends PageMeta>({
  query,
  address,
  tabs,
  isEmptyByTab = false,
  ...table
}: SalesListProps<Row, Meta>) {
  return (
    <Loaded query={query}>
      {({ data, meta }) => (
        <>
          {tabs(meta)}
          <DataTable {...table} rows={data} {...(!isEmptyByTab && { address })} />
          <div className="flex flex-wrap items-center justify-between gap-3">
            <RefreshedAt at={query.dataUpdatedAt} />
            <Pagination address={address} page={meta.page} pageSize={meta.pageSize} total={meta.total} />
          </div>
        </>
      )}
    </Loaded>
  );
}
