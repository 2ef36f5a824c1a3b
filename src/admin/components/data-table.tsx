import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useGeneralTexts } from '../locale/general-texts.ts';
import { useIsPhone } from './use-is-phone.ts';
import type { ListParams } from './use-list-params.ts';

export interface Column<Row> {
  readonly key: string;
  readonly name: string;
  readonly cell: (row: Row) => ReactNode;
  /** Sortable: `sort=key` ascending and `sort=-key` descending in the URL. */
  readonly isSortable?: boolean;
  /** Aligned to the end of the column, for numbers. */
  readonly isNumber?: boolean;
  /** Hidden on the cards of a phone. */
  readonly isForDesk?: boolean;
}

export interface DataTableProps<Row> {
  /** Accessible name of the table. */
  readonly caption: string;
  /** The first column is the row header and links to the row. */
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  readonly nameOf: (row: Row) => string;
  readonly linkOf?: (row: Row) => string;
  readonly address?: ListParams;
  readonly selection?: {
    readonly chosen: ReadonlySet<string>;
    readonly onChange: (chosen: ReadonlySet<string>) => void;
  };
  /** Shown when there are no rows. */
  readonly empty: ReactNode;
}

/** A table on wide screens, cards on a phone. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const isPhone = useIsPhone();
  const texts = useGeneralTexts();
  if (props.rows.length === 0) {
    return (
      <div className="rounded-card border border-line bg-surface px-5 py-12 text-center text-ink-soft">
        {props.address?.isNarrowed ? texts.nothingFits : props.empty}
      </div>
    );
  }
  return isPhone ? <Cards {...props} /> : <Table {...props} />;
}

function Table<Row>({
  caption,
  columns,
  rows,
  keyOf,
  nameOf,
  linkOf,
  address,
  selection,
}: DataTableProps<Row>) {
  const texts = useGeneralTexts();
  return (
    <div className="overflow-x-auto rounded-card border border-line bg-surface">
      <table className="w-full text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-line text-start text-xs text-ink-soft">
            {selection && (
              <td className="w-10 ps-2">
                <SelectAll rows={rows} keyOf={keyOf} selection={selection} label={texts.selectAll} />
              </td>
            )}
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                aria-sort={sortOf(column, address)}
                className={`px-2.5 py-2 font-medium whitespace-nowrap min-[90rem]:px-3 ${column.isNumber ? 'text-end' : 'text-start'}`}
              >
                {column.isSortable && address ? (
                  <SortButton column={column} address={address} />
                ) : (
                  column.name
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} className="relative border-b border-line last:border-b-0 hover:bg-ground">
              {selection && (
                <td className="relative z-10 w-10 ps-2">
                  <SelectRow id={keyOf(row)} selection={selection} label={texts.select(nameOf(row))} />
                </td>
              )}
              {columns.map((column, index) => (
                <td
                  key={column.key}
                  className={`px-2.5 py-2.5 align-middle min-[90rem]:px-3 ${column.isNumber ? 'text-end tabular-nums' : ''}`}
                >
                  {index === 0 && linkOf ? (
                    <Link
                      to={linkOf(row)}
                      className="font-medium text-ink after:absolute after:inset-0 hover:text-accent"
                    >
                      {column.cell(row)}
                    </Link>
                  ) : (
                    column.cell(row)
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cards<Row>({ caption, columns, rows, keyOf, nameOf, linkOf, selection }: DataTableProps<Row>) {
  const texts = useGeneralTexts();
  const [title, ...facts] = columns.filter(({ isForDesk }) => !isForDesk);
  return (
    <ul aria-label={caption} className="grid gap-2">
      {rows.map((row) => (
        <li key={keyOf(row)} className="relative flex gap-2 rounded-card border border-line bg-surface p-4">
          {selection && (
            <div className="relative z-10 -ms-2 -mt-2.5">
              <SelectRow id={keyOf(row)} selection={selection} label={texts.select(nameOf(row))} />
            </div>
          )}
          <div className="min-w-0 grow">
            <p className="font-medium">
              {linkOf ? (
                <Link to={linkOf(row)} className="after:absolute after:inset-0">
                  {title?.cell(row)}
                </Link>
              ) : (
                title?.cell(row)
              )}
            </p>
            <dl className="mt-1.5 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
              {facts.map((column) => (
                <div key={column.key} className="contents">
                  <dt className="text-ink-faint">{column.name}</dt>
                  <dd className="min-w-0 text-end">{column.cell(row)}</dd>
                </div>
              ))}
            </dl>
          </div>
        </li>
      ))}
    </ul>
  );
}

function sortOf(
  column: { readonly key: string; readonly isSortable?: boolean },
  address: ListParams | undefined,
) {
  if (!column.isSortable) return undefined;
  if (address?.values.sort === column.key) return 'ascending';
  if (address?.values.sort === `-${column.key}`) return 'descending';
  return undefined;
}

function SortButton({
  column,
  address,
}: {
  readonly column: { readonly key: string; readonly name: string };
  readonly address: ListParams;
}) {
  const current = sortOf({ ...column, isSortable: true }, address);
  const mark = { ascending: '↑', descending: '↓' } as const;
  return (
    <button
      type="button"
      className="-mx-2 inline-flex min-h-8 items-center gap-1 rounded-control px-2 font-medium hover:bg-sunken"
      onClick={() => address.change({ sort: current === 'ascending' ? `-${column.key}` : column.key })}
    >
      {column.name}
      <span aria-hidden="true" className="w-3">
        {current && mark[current]}
      </span>
    </button>
  );
}

type Selection = NonNullable<DataTableProps<unknown>['selection']>;

function SelectRow({
  id,
  selection: { chosen, onChange },
  label,
}: {
  readonly id: string;
  readonly selection: Selection;
  readonly label: string;
}) {
  return (
    <label className="hit-area cursor-pointer">
      <input
        type="checkbox"
        aria-label={label}
        checked={chosen.has(id)}
        onChange={(event) => {
          const next = new Set(chosen);
          if (event.target.checked) next.add(id);
          else next.delete(id);
          onChange(next);
        }}
        className="size-4.5 accent-accent"
      />
    </label>
  );
}

function SelectAll<Row>({
  rows,
  keyOf,
  selection: { chosen, onChange },
  label,
}: {
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  readonly selection: Selection;
  readonly label: string;
}) {
  const ids = rows.map(keyOf);
  const here = ids.filter((id) => chosen.has(id)).length;
  return (
    <label className="hit-area cursor-pointer">
      <input
        type="checkbox"
        aria-label={label}
        checked={here === ids.length}
        ref={(box) => {
          if (box) box.indeterminate = here > 0 && here < ids.length;
        }}
        onChange={(event) => {
          const next = new Set(chosen);
          for (const id of ids) {
            if (event.target.checked) next.add(id);
            else next.delete(id);
          }
          onChange(next);
        }}
        className="size-4.5 accent-accent"
      />
    </label>
  );
}
