import { ordersContract } from '#api/staff/orders/orders.contract.ts';
import type { CallInput, DataOf } from '#api-client/call-api.ts';
import { formatDay } from '#i18n/dates.ts';
import { isolateTyped } from '#i18n/isolate-latin.ts';
import { orderMessages } from '#i18n/messages/order-messages.ts';
import type { Locale } from '#primitives/locale.ts';
import { orderStatuses } from '#primitives/order-status.ts';
import { Badge } from '../components/badge.tsx';
import type { Column } from '../components/data-table.tsx';
import { ListTools } from '../components/list-tools.tsx';
import { Screen } from '../components/screen.tsx';
import { type ListParams, useListParams } from '../components/use-list-params.ts';
import { useSelection } from '../components/use-selection.ts';
import { useStaffQuery } from '../data/use-staff-query.ts';
import { useStaffLocale } from '../locale/staff-locale.tsx';
import { PaymentBadge } from '../payments/payment-badge.tsx';
import { LanguageBadge } from '../sales/contact-panel.tsx';
import { formatShortDay, formatShortMoment } from '../sales/format-times.ts';
import { Money } from '../sales/money.tsx';
import { refreshEveryMs } from '../sales/refreshed-at.tsx';
import { SalesList } from '../sales/sales-list.tsx';
import { useSalesTexts } from '../sales/sales-texts.ts';
import { OrderBadge } from '../sales/status-badges.tsx';
import { StatusTabs } from '../sales/status-tabs.tsx';
import { BulkSteps } from './bulk/bulk-steps.tsx';
import { NewOrderLink } from './editor/edit-order-link.tsx';
import { AwaitedOrders, ExportLink } from './order-list-tools.tsx';

type ListedOrder = DataOf<typeof ordersContract>[number];

export function OrdersScreen() {
  const texts = useSalesTexts();
  const address = useListParams();
  const query = useStaffQuery(ordersContract, { query: address.values } as CallInput<typeof ordersContract>, {
    pollMs: refreshEveryMs,
  });
  const columns = useColumns();
  const { chosen, choose } = useSelection(query.data?.data ?? []);
  return (
    <Screen title={texts.orders.title} actions={<NewOrderLink />}>
      <ListTools address={address} searchLabel={texts.orders.search}>
        <DayFilter address={address} />
        <ExportLink address={address} />
      </ListTools>
      <PlacedBetween address={address} />
      <SalesList
        query={query}
        address={address}
        tabs={(meta) => (
          <>
            <StatusTabs
              label={texts.status}
              address={address}
              states={orderStatuses.map((state) => ({ state, name: texts.orders.statuses[state] }))}
              counts={meta.byStatus}
            />
            <AwaitedOrders
              address={address}
              counts={{ consent: meta.awaitingConsent, repair: meta.inRepair }}
            />
          </>
        )}
        caption={texts.orders.caption}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={({ number }) => number}
        linkOf={({ id }) => `/admin/orders/${id}`}
        selection={{ chosen: new Set(chosen.keys()), onChange: choose }}
        empty={texts.orders.empty}
      />
      <BulkSteps
        chosen={[...chosen.values()]}
        onClear={() => choose(new Set())}
        onDone={() => void query.refetch()}
      />
    </Screen>
  );
}

function useColumns(): readonly Column<ListedOrder>[] {
  const texts = useSalesTexts();
  const locale = useStaffLocale();
  const { payments, pickupPayments } = orderMessages(locale);
  const { orders } = texts;
  // A tablet shows the first five columns.
  return [
    {
      key: 'number',
      name: orders.number,
      cell: ({ number }) => <bdi className="whitespace-nowrap">{number}</bdi>,
    },
    {
      key: 'status',
      name: texts.status,
      cell: ({ status, fulfilment, awaitsConsent, hasRepair }) => (
        <span className="inline-grid justify-items-start gap-1 max-md:justify-items-end">
          <OrderBadge status={status} fulfilment={fulfilment} />
          {awaitsConsent && <Badge tone="waiting">{orders.awaitsConsent}</Badge>}
          {hasRepair && <Badge tone="waiting">{orders.hasRepair}</Badge>}
        </span>
      ),
    },
    {
      key: 'customer',
      name: texts.customer,
      cell: ({ contactName, companyName, locale: spoken }) => (
        <span className="inline-grid justify-items-start gap-1 max-md:justify-items-end [&>bdi]:[text-align:-webkit-match-parent] [&>bdi]:[text-align:match-parent]">
          <bdi>{isolateTyped(contactName)}</bdi>
          {companyName && <bdi className="text-ink-soft">{isolateTyped(companyName)}</bdi>}
          <LanguageBadge locale={spoken} />
        </span>
      ),
    },
    {
      key: 'day',
      name: orders.day,
      cell: ({ day, zone, district }) => (
        <span className="inline-block">
          <bdi className="whitespace-nowrap md:block">{formatShortDay(locale, day)}</bdi>
          <span className="md:hidden"> · </span>
          {zone === null ? orders.pickup : texts.zone(zone)}
          {district && <bdi className="block text-ink-soft">{nameIn(locale, district)}</bdi>}
        </span>
      ),
    },
    {
      key: 'total',
      name: texts.total,
      isNumber: true,
      cell: ({ total, paymentState }) => (
        <span className="inline-grid justify-items-end gap-1">
          <Money qar={total} />
          {paymentState !== 'untracked' && <PaymentBadge state={paymentState} />}
        </span>
      ),
    },
    {
      key: 'items',
      name: orders.contents,
      isForDesk: true,
      cell: ({ firstLine, lines, pieces }) => (
        <span className="inline-block min-w-32">
          <bdi className="line-clamp-2">{isolateTyped(nameIn(locale, firstLine))}</bdi>
          <span className="text-ink-soft">{orders.items(lines - 1, texts.pieces(pieces))}</span>
        </span>
      ),
    },
    {
      key: 'placed',
      name: orders.placed,
      isForDesk: true,
      cell: ({ placedAt }) => <bdi>{formatShortMoment(locale, new Date(placedAt))}</bdi>,
    },
    {
      key: 'payment',
      name: orders.payment,
      isForDesk: true,
      cell: ({ payment, fulfilment }) => (fulfilment === 'pickup' ? pickupPayments : payments)[payment],
    },
  ];
}

function nameIn(locale: Locale, { name, translations }: ListedOrder['firstLine']): string {
  return locale === 'ar' ? translations.ar.name : name;
}

function DayFilter({ address }: { readonly address: ListParams }) {
  const texts = useSalesTexts();
  return (
    <label className="grid gap-1 text-xs text-ink-soft">
      {texts.orders.dayFilter}
      <input
        type="date"
        value={address.values.day ?? ''}
        onChange={(event) => address.change({ day: event.target.value })}
        className="h-11 rounded-control border border-line-strong bg-surface px-3 text-sm text-ink hover:border-ink"
      />
    </label>
  );
}

/** The date range of a link from the overview. */
function PlacedBetween({ address }: { readonly address: ListParams }) {
  const { orders } = useSalesTexts();
  const locale = useStaffLocale();
  const { placedFrom, placedTo } = address.values;
  if (!placedFrom || !placedTo) return null;
  return (
    <p className="text-sm text-ink-soft">
      {placedFrom === placedTo
        ? orders.placedOn(formatDay(locale, placedFrom))
        : orders.placedBetween(formatDay(locale, placedFrom), formatDay(locale, placedTo))}
    </p>
  );
}
