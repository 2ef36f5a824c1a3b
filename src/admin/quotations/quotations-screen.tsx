import { Link } from 'react-router';
import { quotesContract } from '#api/staff/quotes/quotes.contract.ts';
import type { CallInput, DataOf } from '#api-client/call-api.ts';
import { isolateTyped } from '#i18n/isolate-latin.ts';
import { quoteStatuses } from '#primitives/quote-status.ts';
import { PlusIcon } from '#ui/icons.tsx';
import type { Column } from '../components/data-table.tsx';
import { ListTools } from '../components/list-tools.tsx';
import { Screen } from '../components/screen.tsx';
import { staffButton } from '../components/staff-button.ts';
import { useListParams } from '../components/use-list-params.ts';
import { useStaffQuery } from '../data/use-staff-query.ts';
import { useStaffLocale } from '../locale/staff-locale.tsx';
import { LanguageBadge } from '../sales/contact-panel.tsx';
import { formatShortDay, formatShortMoment } from '../sales/format-times.ts';
import { Money } from '../sales/money.tsx';
import { refreshEveryMs } from '../sales/refreshed-at.tsx';
import { SalesList } from '../sales/sales-list.tsx';
import { useSalesTexts } from '../sales/sales-texts.ts';
import { QuoteBadge } from '../sales/status-badges.tsx';
import { StatusTabs } from '../sales/status-tabs.tsx';
import { useOfferTexts } from './offer-texts.ts';

type ListedQuote = DataOf<typeof quotesContract>[number];

export function QuotationsScreen() {
  const texts = useSalesTexts();
  const { quotations } = texts;
  const { create } = useOfferTexts();
  const address = useListParams();
  const query = useStaffQuery(quotesContract, { query: address.values } as CallInput<typeof quotesContract>, {
    pollMs: refreshEveryMs,
  });
  const columns = useColumns();
  return (
    <Screen
      title={quotations.title}
      actions={
        <Link to="/admin/quotations/new" className={staffButton('primary')}>
          <PlusIcon />
          {create}
        </Link>
      }
    >
      <ListTools address={address} searchLabel={quotations.search} />
      <SalesList
        query={query}
        address={address}
        tabs={(meta) => (
          <StatusTabs
            label={texts.status}
            address={address}
            states={quoteStatuses.map((state) => ({ state, name: quotations.statuses[state] }))}
            counts={meta.byStatus}
          />
        )}
        caption={quotations.caption}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={({ reference }) => reference}
        linkOf={({ id }) => `/admin/quotations/${id}`}
        empty={quotations.empty}
      />
    </Screen>
  );
}

function useColumns(): readonly Column<ListedQuote>[] {
  const texts = useSalesTexts();
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
          <bdi>{isolateTyped(contactName)}</bdi>
          {companyName && (
            <>
              <br />
              <bdi className="text-ink-soft">{isolateTyped(companyName)}</bdi>
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
