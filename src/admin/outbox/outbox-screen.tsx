import { useState } from 'react';
import { outboxContract } from '#api/staff/outbox/outbox.contract.ts';
import type { DataOf } from '#api-client/call-api.ts';
import { canDrop } from '#domain/outbox/email-list.ts';
import { formatMoment } from '#i18n/order-dates.ts';
import { type EmailStatus, emailStatuses } from '#primitives/email-status.ts';
import { type Column, DataTable } from '../components/data-table.tsx';
import { ListTools } from '../components/list-tools.tsx';
import { Loaded } from '../components/loaded.tsx';
import { Pagination } from '../components/pagination.tsx';
import { Screen } from '../components/screen.tsx';
import { useListParams } from '../components/use-list-params.ts';
import { useStaffQuery } from '../data/use-staff-query.ts';
import { useStaffLocale } from '../locale/staff-locale.tsx';
import { DeliveryOffNotice } from './delivery-off-notice.tsx';
import { DropEmails } from './email-actions.tsx';
import { EmailBadge } from './email-badge.tsx';
import { useOutboxTexts } from './outbox-texts.ts';

type Email = DataOf<typeof outboxContract>[number];

/** Polling interval: rare enough to be cheap, frequent enough to see an email leave. */
const lookEveryMs = 15_000;

export function OutboxScreen() {
  const texts = useOutboxTexts();
  const address = useListParams();
  const { search, status } = address.values;
  const query = useStaffQuery(
    outboxContract,
    {
      query: {
        ...(search && { search }),
        ...(status && { status: emailStatuses.find((known) => known === status) }),
        page: address.page,
      },
    },
    { pollMs: lookEveryMs },
  );
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const counts = query.data?.meta.byStatus;
  return (
    <Screen title={texts.title} intro={texts.intro}>
      {query.data && !query.data.meta.isDelivering && <DeliveryOffNotice />}
      <ListTools
        address={address}
        searchLabel={texts.search}
        filters={[
          {
            name: 'status',
            label: texts.status,
            options: emailStatuses.map((value) => ({
              value,
              label: texts.counted(texts.statuses[value], counts?.[value] ?? 0),
            })),
          },
        ]}
      />
      <Loaded query={query}>
        {({ data, meta }) => (
          <>
            {chosen.size > 0 && (
              <div className="flex flex-wrap items-center gap-2">
                <DropEmails ids={[...chosen]} onDropped={() => setChosen(new Set())} />
              </div>
            )}
            <EmailTable
              emails={data}
              isDelivering={meta.isDelivering}
              address={address}
              // Only what waits or has failed can be dropped: the list of one of these states has a choice.
              {...(status &&
                canDrop({ status: status as EmailStatus }) && {
                  selection: { chosen, onChange: setChosen },
                })}
            />
            <Pagination address={address} page={meta.page} pageSize={meta.pageSize} total={meta.total} />
          </>
        )}
      </Loaded>
    </Screen>
  );
}

function EmailTable({
  emails,
  isDelivering,
  address,
  selection,
}: {
  readonly emails: readonly Email[];
  readonly isDelivering: boolean;
  readonly address: ReturnType<typeof useListParams>;
  readonly selection?: {
    readonly chosen: ReadonlySet<string>;
    readonly onChange: (chosen: ReadonlySet<string>) => void;
  };
}) {
  const texts = useOutboxTexts();
  const locale = useStaffLocale();
  const columns: readonly Column<Email>[] = [
    { key: 'subject', name: texts.subject, cell: ({ subject }) => <bdi>{subject}</bdi> },
    {
      key: 'recipient',
      name: texts.recipient,
      cell: ({ recipient }) => (
        // Wide enough for most addresses, which are hard to read in two parts.
        <bdi className="wrap-anywhere [text-align:match-parent] md:inline-block md:min-w-44">{recipient}</bdi>
      ),
    },
    {
      key: 'status',
      name: texts.status,
      cell: ({ status }) => <EmailBadge status={status} isDelivering={isDelivering} />,
    },
    { key: 'about', name: texts.about, cell: ({ aboutKind }) => texts.kinds[aboutKind], isForDesk: true },
    {
      key: 'written',
      name: texts.written,
      cell: ({ createdAt }) => <bdi>{formatMoment(locale, new Date(createdAt))}</bdi>,
    },
  ];
  return (
    <DataTable
      caption={texts.title}
      columns={columns}
      rows={emails}
      keyOf={({ id }) => id}
      nameOf={({ subject }) => subject}
      linkOf={({ id }) => `/admin/outbox/${id}`}
      address={address}
      {...(selection && { selection })}
      empty={texts.empty}
    />
  );
}
