import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { deliveriesContract } from '#api/staff/orders/deliveries.contract.ts';
import type { CallInput, DataOf } from '#api-client/call-api.ts';
import { addDays, qatarDay } from '#domain/delivery/working-days.ts';
import { displayPhone, telephoneLink } from '#domain/shop-profile/contact-links.ts';
import { formatNearDay } from '#i18n/dates.ts';
import { PrintIcon } from '#ui/icons.tsx';
import { Loaded } from '../components/loaded.tsx';
import { Panel, Screen } from '../components/screen.tsx';
import { staffButton } from '../components/staff-button.ts';
import { type ListParams, useListParams } from '../components/use-list-params.ts';
import { useStaffQuery } from '../data/use-staff-query.ts';
import { useStaffLocale } from '../locale/staff-locale.tsx';
import { formatShortDay } from '../sales/format-times.ts';
import { Money } from '../sales/money.tsx';
import { RefreshedAt, refreshEveryMs } from '../sales/refreshed-at.tsx';
import { useSalesTexts } from '../sales/sales-texts.ts';
import { OrderBadge } from '../sales/status-badges.tsx';
import { DayStop } from './day-stop.tsx';

type DaySheet = DataOf<typeof deliveriesContract>;

/** Deliveries of a day, for a phone or for print. */
export function DeliveriesScreen() {
  const texts = useSalesTexts();
  const locale = useStaffLocale();
  const address = useListParams();
  const today = qatarDay(new Date());
  const day = address.values.day ?? today;
  const query = useStaffQuery(
    deliveriesContract,
    { query: { day } } satisfies CallInput<typeof deliveriesContract>,
    { pollMs: refreshEveryMs },
  );
  return (
    <Screen
      title={`${texts.deliveries.title} · ${formatNearDay(locale, day)}`}
      actions={
        <button type="button" className={staffButton('primary')} onClick={() => window.print()}>
          <PrintIcon />
          {texts.print}
        </button>
      }
    >
      <DayChoice address={address} day={day} today={today} />
      <Loaded query={query}>
        {({ data }) => (
          <>
            <Sheet sheet={data} />
            <RefreshedAt at={query.dataUpdatedAt} />
          </>
        )}
      </Loaded>
    </Screen>
  );
}

function DayChoice({
  address,
  day,
  today,
}: {
  readonly address: ListParams;
  readonly day: string;
  readonly today: string;
}) {
  const { deliveries: texts } = useSalesTexts();
  return (
    <div className="flex flex-wrap items-end gap-2 print:hidden">
      <Link to={address.linkTo({ day: addDays(day, -1) })} className={staffButton('secondary')}>
        {texts.before}
      </Link>
      <label className="grid gap-1 text-xs text-ink-soft">
        {texts.day}
        <input
          type="date"
          value={day}
          onChange={(event) => event.target.value && address.change({ day: event.target.value })}
          className="h-11 rounded-control border border-line-strong bg-surface px-3 text-sm text-ink hover:border-ink"
        />
      </label>
      <Link to={address.linkTo({ day: addDays(day, 1) })} className={staffButton('secondary')}>
        {texts.after}
      </Link>
      {day !== today && (
        <Link to={address.linkTo({ day: undefined })} className={staffButton('quiet')}>
          {texts.today}
        </Link>
      )}
    </div>
  );
}

function Sheet({ sheet }: { readonly sheet: DaySheet }) {
  const texts = useSalesTexts();
  const { deliveries } = texts;
  const { zones, pickups, toCollect, late } = sheet;
  const stops = zones.reduce((sum, { orders }) => sum + orders.length, 0);
  return (
    <>
      {stops + pickups.length === 0 ? (
        <p className="rounded-card border border-line bg-surface px-5 py-12 text-center text-ink-soft">
          {deliveries.empty}
        </p>
      ) : (
        <ul className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
          <li>{deliveries.stops(stops)}</li>
          <li>{deliveries.pickupCount(pickups.length)}</li>
          <li>
            {deliveries.toCollect}: {deliveries.cash} <Money qar={toCollect.cash} /> · {deliveries.card}{' '}
            <Money qar={toCollect.card} />
          </li>
        </ul>
      )}
      {zones.map((zone) => (
        <Group key={zone.zone} title={<ZoneTitle {...zone} />}>
          {zone.orders.map((order) => (
            <DayStop key={order.id} order={order} />
          ))}
        </Group>
      ))}
      {pickups.length > 0 && (
        <Group title={deliveries.pickups}>
          {pickups.map((order) => (
            <DayStop key={order.id} order={order} />
          ))}
        </Group>
      )}
      {late.length > 0 && <Late orders={late} />}
    </>
  );
}

function Group({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) {
  return (
    <section className="overflow-hidden rounded-card border border-line bg-surface print:rounded-none print:border-x-0">
      <h2 className="border-b border-line bg-ground px-4 py-2.5 font-medium sm:px-5">{title}</h2>
      <ul>{children}</ul>
    </section>
  );
}

function ZoneTitle({ zone, districts }: Pick<DaySheet['zones'][number], 'zone' | 'districts'>) {
  const texts = useSalesTexts();
  const locale = useStaffLocale();
  const names = districts
    .slice(0, 3)
    .map(({ name, translations }) => (locale === 'ar' ? translations.ar.name : name));
  return (
    <>
      {texts.zone(zone)}
      {names.length > 0 && (
        <span className="font-normal text-ink-soft"> · {names.join(locale === 'ar' ? '، ' : ', ')}</span>
      )}
    </>
  );
}

function Late({ orders }: { readonly orders: DaySheet['late'] }) {
  const texts = useSalesTexts();
  const locale = useStaffLocale();
  return (
    <div id="late">
      <Panel title={texts.deliveries.late}>
        <ul className="grid gap-2 text-sm">
          {orders.map(({ id, number, day, status, contactName, contactPhone, zone }) => (
            <li
              key={id}
              className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line pb-2 last:border-b-0 last:pb-0"
            >
              <Link
                to={`/admin/orders/${id}`}
                className="font-medium text-accent underline underline-offset-4"
              >
                <bdi>{number}</bdi>
              </Link>
              <OrderBadge status={status} fulfilment={zone === null ? 'pickup' : 'delivery'} />
              <span className="text-negative">{texts.deliveries.lateFor(formatShortDay(locale, day))}</span>
              <bdi className="grow">{contactName}</bdi>
              <span>{zone === null ? texts.orders.pickup : texts.zone(zone)}</span>
              <a href={telephoneLink(contactPhone)} className="underline underline-offset-4">
                <bdi dir="ltr">{displayPhone(contactPhone)}</bdi>
              </a>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  );
}
