import { ordersContract } from '#api/staff/orders/orders.contract.ts';
import type { CallInput, DataOf } from '#api-client/call-api.ts';
import { formatDay } from '#i18n/dates.ts';
import { orderMessages } from '#i18n/messages/order-messages.ts';
import { orderStatuses } from '#primitives/order-status.ts';
import { LanguageBadge } from '../desk/contact-panel.tsx';
import { useDeskTexts } from '../desk/desk-texts.ts';
import { formatShortDay, formatShortMoment } from '../desk/moments.ts';
import { Money } from '../desk/money.tsx';
import { Refreshed, refreshEveryMs } from '../desk/refreshed.tsx';
import { OrderBadge } from '../desk/state-badges.tsx';
import { StateTabs } from '../desk/state-tabs.tsx';
import { type Column, DataTable } from '../kit/data-table.tsx';
import { ListTools } from '../kit/list-tools.tsx';
import { Loaded } from '../kit/loaded.tsx';
import { Pager } from '../kit/pager.tsx';
import { Screen } from '../kit/screen.tsx';
import { useStaffLocale } from '../kit/staff-locale.tsx';
import { type ListAddress, useListAddress } from '../kit/use-list-address.ts';
import { useStaffQuery } from '../kit/use-staff-query.ts';

type ListedOrder = DataOf<typeof ordersContract>[number];

export function OrdersScreen() {
  const texts = useDeskTexts();
  const { statuses } = orderMessages(useStaffLocale());
  const address = useListAddress();
  const query = useStaffQuery(ordersContract, { query: address.values } as CallInput<typeof ordersContract>, {
    everyMs: refreshEveryMs,
  });
  const columns = useColumns();
  return (
    <Screen title={texts.orders.title}>
      <ListTools address={address} searchLabel={texts.orders.search}>
        <DayFilter address={address} />
      </ListTools>
      <PlacedBetween address={address} />
      <Loaded query={query}>
        {({ data, meta }) => (
          <>
            <StateTabs
              label={texts.status}
              address={address}
              states={orderStatuses.map((state) => ({ state, name: statuses[state] }))}
              counts={meta.byStatus}
            />
            <DataTable
              caption={texts.orders.caption}
              columns={columns}
              rows={data}
              keyOf={({ id }) => id}
              nameOf={({ number }) => number}
              linkOf={({ id }) => `/admin/orders/${id}`}
              address={address}
              empty={texts.orders.empty}
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

function useColumns(): readonly Column<ListedOrder>[] {
  const texts = useDeskTexts();
  const locale = useStaffLocale();
  const { payments, pickupPayments } = orderMessages(locale);
  const { orders } = texts;
  // The first five are what is left of a table on a tablet.
  return [
    {
      key: 'number',
      name: orders.number,
      cell: ({ number }) => <bdi className="whitespace-nowrap">{number}</bdi>,
    },
    {
      key: 'status',
      name: texts.status,
      cell: ({ status, fulfilment }) => <OrderBadge status={status} fulfilment={fulfilment} />,
    },
    {
      key: 'customer',
      name: texts.customer,
      cell: ({ contactName, companyName }) => (
        <span className="inline-block md:min-w-40">
          <bdi>{contactName}</bdi>
          {companyName && (
            <>
              <br />
              <bdi className="text-ink-soft">{companyName}</bdi>
            </>
          )}
        </span>
      ),
    },
    {
      key: 'day',
      name: orders.day,
      cell: ({ day, zone }) => (
        <span className="whitespace-nowrap">
          <bdi>{formatShortDay(locale, day)}</bdi> · {zone === null ? orders.pickup : texts.zone(zone)}
        </span>
      ),
    },
    { key: 'total', name: texts.total, isNumber: true, cell: ({ total }) => <Money qar={total} /> },
    {
      key: 'placed',
      name: orders.placed,
      isForDesk: true,
      cell: ({ placedAt }) => (
        <bdi className="whitespace-nowrap">{formatShortMoment(locale, new Date(placedAt))}</bdi>
      ),
    },
    {
      key: 'language',
      name: texts.customerLanguage,
      isForDesk: true,
      cell: ({ locale: spoken }) => <LanguageBadge locale={spoken} />,
    },
    {
      key: 'payment',
      name: orders.payment,
      isForDesk: true,
      cell: ({ payment, fulfilment }) => (fulfilment === 'pickup' ? pickupPayments : payments)[payment],
    },
    {
      key: 'pieces',
      name: texts.quantity,
      isForDesk: true,
      isNumber: true,
      cell: ({ pieces }) => <bdi>{pieces}</bdi>,
    },
  ];
}

function DayFilter({ address }: { readonly address: ListAddress }) {
  const texts = useDeskTexts();
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

/** Whoever comes from a number of the overview sees which days it meant. */
function PlacedBetween({ address }: { readonly address: ListAddress }) {
  const { orders } = useDeskTexts();
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
