import type { ReactNode } from 'react';
import type { CallContract } from '#api/http/contract.ts';
import type { CallInput } from '#api-client/call-api.ts';
import { formatMoment } from '#i18n/order-dates.ts';
import { useStaffWrite } from '../data/use-staff-write.ts';
import { useGeneralTexts } from '../locale/general-texts.ts';
import { useStaffLocale } from '../locale/staff-locale.tsx';
import { type Column, DataTable } from './data-table.tsx';
import { Pagination } from './pagination.tsx';
import { staffButton } from './staff-button.ts';
import { useToasts } from './toasts.tsx';
import type { ListParams } from './use-list-params.ts';

interface DeletedRow {
  readonly id: string;
  readonly deletedAt: string;
  readonly deletedBy: string;
}

interface DeletedListProps<Row extends DeletedRow> {
  readonly caption: string;
  readonly rows: readonly Row[];
  readonly meta: { readonly total: number; readonly page: number; readonly pageSize: number };
  readonly address: ListParams;
  /** What there is of a row before when and by whom it was deleted. */
  readonly columns: readonly Column<Row>[];
  readonly nameOf: (row: Row) => string;
  readonly linkOf?: (row: Row) => string;
  readonly restoring: CallContract;
  readonly restored: (name: string) => string;
  readonly empty: ReactNode;
}

/** What was deleted, when and by whom, each with a button that brings it back. */
export function DeletedList<Row extends DeletedRow>({
  caption,
  rows,
  meta,
  address,
  columns,
  nameOf,
  linkOf,
  restoring,
  restored,
  empty,
}: DeletedListProps<Row>) {
  const { deletedList: texts } = useGeneralTexts();
  const locale = useStaffLocale();
  return (
    <>
      <DataTable
        caption={caption}
        columns={[
          ...columns,
          {
            key: 'at',
            name: texts.at,
            cell: ({ deletedAt }) => (
              <bdi className="whitespace-nowrap">{formatMoment(locale, new Date(deletedAt))}</bdi>
            ),
          },
          { key: 'by', name: texts.by, cell: ({ deletedBy }) => <bdi>{deletedBy}</bdi> },
          {
            key: 'restore',
            name: texts.restore,
            cell: (row) => (
              <RestoreButton id={row.id} name={nameOf(row)} contract={restoring} restored={restored} />
            ),
          },
        ]}
        rows={rows}
        keyOf={({ id }) => id}
        nameOf={nameOf}
        {...(linkOf && { linkOf })}
        empty={empty}
      />
      <Pagination address={address} page={meta.page} pageSize={meta.pageSize} total={meta.total} />
    </>
  );
}

interface RestoreButtonProps {
  readonly id: string;
  readonly name: string;
  readonly contract: CallContract;
  readonly restored: (name: string) => string;
}

function RestoreButton({ id, name, contract, restored }: RestoreButtonProps) {
  const { deletedList: texts } = useGeneralTexts();
  const toasts = useToasts();
  const { send, isSending, errorText } = useStaffWrite(contract);
  return (
    <span className="relative z-10 inline-flex flex-wrap items-center gap-2">
      <button
        type="button"
        aria-label={texts.restoreOf(name)}
        aria-disabled={isSending}
        className={staffButton('secondary')}
        onClick={async () => {
          // Each of these calls takes the id and nothing else.
          const input = { params: { id } } as CallInput<CallContract>;
          if (await send(input)) toasts.show({ text: restored(name) });
        }}
      >
        {texts.restore}
      </button>
      {errorText && (
        <span role="alert" className="text-sm text-negative">
          {errorText}
        </span>
      )}
    </span>
  );
}
