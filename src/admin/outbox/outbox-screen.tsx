import { outboxContract } from '#api/staff/outbox/outbox.contract.ts';
import type { DataOf } from '#api-client/call-api.ts';
import { formatMoment } from '#i18n/order-dates.ts';
import { emailStatuses } from '#primitives/email-status.ts';
import { type Column, DataTable } from '../kit/data-table.tsx';
import { ListTools } from '../kit/list-tools.tsx';
import { Loaded } from '../kit/loaded.tsx';
import { Pager } from '../kit/pager.tsx';
import { Screen } from '../kit/screen.tsx';
import { useStaffLocale } from '../kit/staff-locale.tsx';
import { useListAddress } from '../kit/use-list-address.ts';
import { useStaffQuery } from '../kit/use-staff-query.ts';
import { EmailBadge } from './mail-badge.tsx';
import { NotDelivering } from './not-delivering.tsx';
import { useOutboxTexts } from './outbox-texts.ts';

type Mail = DataOf<typeof outboxContract>[number];

/** Long enough to be no burden, short enough to see a mail leave. */
const lookEveryMs = 15_000;

export function OutboxScreen() {
  const texts = useOutboxTexts();
  const address = useListAddress();
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
    { everyMs: lookEveryMs },
  );
  const counts = query.data?.meta.byStatus;
  return (
    <Screen title={texts.title} intro={texts.intro}>
      {query.data && !query.data.meta.isDelivering && <NotDelivering />}
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
            <MailTable mails={data} isDelivering={meta.isDelivering} address={address} />
            <Pager address={address} page={meta.page} pageSize={meta.pageSize} total={meta.total} />
          </>
        )}
      </Loaded>
    </Screen>
  );
}

function MailTable({
  mails,
  isDelivering,
  address,
}: {
  readonly mails: readonly Mail[];
  readonly isDelivering: boolean;
  readonly address: ReturnType<typeof useListAddress>;
}) {
  const texts = useOutboxTexts();
  const locale = useStaffLocale();
  const columns: readonly Column<Mail>[] = [
    { key: 'subject', name: texts.subject, cell: ({ subject }) => <bdi>{subject}</bdi> },
    {
      key: 'recipient',
      name: texts.recipient,
      cell: ({ recipient }) => <bdi className="wrap-anywhere">{recipient}</bdi>,
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
      rows={mails}
      keyOf={({ id }) => id}
      nameOf={({ subject }) => subject}
      linkOf={({ id }) => `/admin/outbox/${id}`}
      address={address}
      empty={texts.empty}
    />
  );
}
