import { quotesContract } from '#api/staff/quotes/quotes.contract.ts';
import type { CallInput, DataOf } from '#api-client/call-api.ts';
import { quoteStatuses } from '#primitives/quote-status.ts';
import { LanguageBadge } from '../desk/contact-panel.tsx';
import { useDeskTexts } from '../desk/desk-texts.ts';
import { formatShortDay, formatShortMoment } from '../desk/moments.ts';
import { Money } from '../desk/money.tsx';
import { Refreshed, refreshEveryMs } from '../desk/refreshed.tsx';
import { QuoteBadge } from '../desk/state-badges.tsx';
import { StateTabs } from '../desk/state-tabs.tsx';
import { type Column, DataTable } from '../kit/data-table.tsx';
import { ListTools } from '../kit/list-tools.tsx';
import { Loaded } from '../kit/loaded.tsx';
import { Pager } from '../kit/pager.tsx';
import { Screen } from '../kit/screen.tsx';
import { useStaffLocale } from '../kit/staff-locale.tsx';
import { useListAddress } from '../kit/use-list-address.ts';
import { useStaffQuery } from '../kit/use-staff-query.ts';

type ListedQuote = DataOf<typeof quotesContract>[number];

export function QuotationsScreen() {
  const texts = useDeskTexts();
  const { quotations } = texts;
  const address = useListAddress();
  const query = useStaffQuery(quotesContract, { query: address.values } as CallInput<typeof quotesContract>, {
    everyMs: refreshEveryMs,
  });
  const columns = useColumns();
  return (
    <Screen title={quotations.title}>
      <ListTools address={address} searchLabel={quotations.search} />
      <Loaded query={query}>
        {({ data, meta }) => (
          <>
            <StateTabs
              label={texts.status}
              address={address}
              states={quoteStatuses.map((state) => ({ state, name: quotations.statuses[state] }))}
              counts={meta.byStatus}
            />
            <DataTable
              caption={quotations.caption}
              columns={columns}
              rows={data}
              keyOf={({ id }) => id}
              nameOf={({ reference }) => reference}
              linkOf={({ id }) => `/admin/quotations/${id}`}
              address={address}
              empty={quotations.empty}
            />
            <div className="flex flex-wrap items-center justify-between gap-3">
              <Refreshed at={query.dataUpdatedAt} />
              <Pager address={address} {...meta} />
            </div>
          </>
        )}
      </Loaded>
    </Screen>
  );
}

function useColumns(): readonly Column<ListedQuote>[] {
  const texts = useDeskTexts();
  const locale = useStaffLocale();
  const { quotations } = texts;
  return [
    {
      key: 'reference',
      name: quotations.reference,
      cell: ({ reference }) => <bdi className="whitespace-nowrap">{reference}</bdi>,
    },
    { key: 'status', name: texts.status, cell: ({ status }) => <QuoteBadge status={status} /> },
    {
      key: 'requested',
      name: quotations.requested,
      cell: ({ requestedAt }) => (
        <bdi className="whitespace-nowrap">{formatShortMoment(locale, new Date(requestedAt))}</bdi>
      ),
    },
    {
      key: 'customer',
      name: texts.customer,
      cell: ({ contactName, companyName }) => (
        <>
          <bdi>{contactName}</bdi>
          {companyName && (
            <>
              <br />
              <bdi className="text-ink-soft">{companyName}</bdi>
            </>
          )}
        </>
      ),
    },
    {
      key: 'language',
      name: texts.customerLanguage,
      isForDesk: true,
      cell: ({ locale: spoken }) => <LanguageBadge locale={spoken} />,
    },
    {
      key: 'validUntil',
      name: quotations.validUntil,
      cell: ({ validUntil }) => <bdi className="whitespace-nowrap">{formatShortDay(locale, validUntil)}</bdi>,
    },
    { key: 'total', name: texts.total, isNumber: true, cell: ({ total }) => <Money qar={total} /> },
  ];
}
