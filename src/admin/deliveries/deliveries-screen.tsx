import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { deliveriesContract } from '#api/staff/orders/deliveries.contract.ts';
import type { CallInput } from '#api-client/call-api.ts';
import { addDays, qatarDay } from '#domain/delivery/working-days.ts';
import { displayPhone, telephoneLink } from '#domain/shop-profile/contact-links.ts';
import { formatNearDay } from '#i18n/dates.ts';
import { isolateTyped } from '#i18n/isolate-latin.ts';
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
import type { DayOrder, DaySheet } from './day-sheet.ts';
import { DayStop } from './day-stop.tsx';
import { EndRoundDialog } from './end-round-dialog.tsx';
import { RoundSection } from './round-section.tsx';
import { useRoundsTexts } from './rounds-texts.ts';
import { usePrintedRound } from './use-printed-round.ts';
import { useStopMoves } from './use-stop-moves.ts';

/** Deliveries of a day, for a phone or for print. */
export function DeliveriesScreen() {
  const texts = useSalesTexts();
  const { drivers } = useRoundsTexts();
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
        <>
          <Link to="/admin/deliveries/drivers" className={staffButton('secondary')}>
            {drivers.title}
          </Link>
          <button type="button" className={staffButton('primary')} onClick={() => window.print()}>
            <PrintIcon />
            {texts.print}
          </button>
        </>
      }
    >
      <DayChoice address={address} day={day} today={today} />
      <Loaded query={query}>
        {({ data }) => (
          <>
            <Sheet key={data.day} stored={data} onChange={() => void query.refetch()} />
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
      <label className="grid gap-1 text-xs text-ink-soft max-sm:basis-full">
        {texts.day}
        <input
          type="date"
          value={day}
          onChange={(event) => event.target.value && address.change({ day: event.target.value })}
          className="h-11 rounded-control border border-line-strong bg-surface px-3 text-sm text-ink hover:border-ink"
        />
      </label>
      <Link to={address.linkTo({ day: addDays(day, -1) })} className={staffButton('secondary')}>
        {texts.before}
      </Link>
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

function Sheet({ stored, onChange }: { readonly stored: DaySheet; readonly onChange: () => void }) {
  const { deliveries } = useSalesTexts();
  const rounds = useRoundsTexts();
  const locale = useStaffLocale();
  const moves = useStopMoves(stored, onChange);
  const { sheet, errorText } = moves;
  const { pickups, unconfirmed, delivered, late } = sheet;
  const stops = sheet.rounds.reduce((sum, round) => sum + round.stops.length, 0);
  const [printed, print] = usePrintedRound();
  // As they were when the dialog opened: the sheet behind it follows what colleagues do.
  const [ending, setEnding] = useState<readonly DayOrder[]>();
  return (
    <>
      {stops + pickups.length + unconfirmed.length + delivered.length === 0 ? (
        <p className="rounded-card border border-line bg-surface px-5 py-12 text-center text-ink-soft">
          {deliveries.empty}
        </p>
      ) : (
        <Counts sheet={sheet} stops={stops} className={printed === undefined ? '' : 'print:hidden'} />
      )}
      {errorText && (
        // Stays in view: the stop may be far down the sheet, or have left it.
        <p
          role="alert"
          className="sticky top-2 z-20 max-lg:top-18 rounded-control border border-negative bg-surface px-4 py-3 text-sm text-negative print:hidden"
        >
          {rounds.notMoved} {errorText}
        </p>
      )}
      {sheet.rounds.map((round, index) => (
        <RoundSection
          key={round.driver?.id ?? 'none'}
          moves={moves}
          round={round}
          isFirst={index === 0 || printed !== undefined}
          isPrinted={printed === undefined || printed === (round.driver?.id ?? null)}
          onPrint={() => print(round.driver?.id ?? null)}
          onEnd={() => setEnding(round.stops)}
        />
      ))}
      <EndRoundDialog sheet={sheet} stops={ending} onClose={() => setEnding(undefined)} onEnded={onChange} />
      <Group
        title={
          <>
            {deliveries.pickups}
            <span className="hidden print:inline"> · {formatNearDay(locale, sheet.day)}</span>
          </>
        }
        orders={pickups}
        className={printed === undefined ? (stops > 0 ? 'print:break-before-page' : '') : 'print:hidden'}
      />
      <Group
        title={rounds.unconfirmed}
        hint={rounds.unconfirmedHint}
        orders={unconfirmed}
        className="print:hidden"
      />
      <Group
        title={rounds.delivered}
        hint={rounds.deliveredHint}
        orders={delivered}
        className="print:hidden"
      />
      {late.length > 0 && <Late orders={late} />}
    </>
  );
}

function Counts({
  sheet: { pickups, unconfirmed, delivered, toCollect },
  stops,
  className,
}: {
  readonly sheet: DaySheet;
  readonly stops: number;
  readonly className: string;
}) {
  const { deliveries } = useSalesTexts();
  const rounds = useRoundsTexts();
  return (
    <ul className={`flex flex-wrap gap-x-6 gap-y-1 text-sm ${className}`}>
      <li>{deliveries.stops(stops)}</li>
      <li>{deliveries.pickupCount(pickups.length)}</li>
      <li>
        {deliveries.toCollect}: {deliveries.cash} <Money qar={toCollect.cash} /> · {deliveries.card}{' '}
        <Money qar={toCollect.card} />
      </li>
      {unconfirmed.length > 0 && (
        <li className="text-[#7a4d00] print:hidden">
          {rounds.unconfirmed}: {unconfirmed.length}
        </li>
      )}
      {delivered.length > 0 && (
        <li className="text-positive print:hidden">
          {rounds.delivered}: {delivered.length}
        </li>
      )}
    </ul>
  );
}

interface GroupProps {
  readonly title: ReactNode;
  readonly hint?: ReactNode;
  readonly orders: readonly DayOrder[];
  readonly className: string;
}

function Group({ title, hint, orders, className }: GroupProps) {
  if (orders.length === 0) return null;
  return (
    <section
      className={`overflow-hidden rounded-card border border-line bg-surface print:rounded-none print:border-x-0 ${className}`}
    >
      <div className="border-b border-line bg-ground px-4 py-2.5 sm:px-5">
        <h2 className="font-medium">{title}</h2>
        {hint && <p className="text-sm text-ink-soft">{hint}</p>}
      </div>
      <ul>
        {orders.map((order) => (
          <DayStop key={order.id} order={order} />
        ))}
      </ul>
    </section>
  );
}

function Late({ orders }: { readonly orders: DaySheet['late'] }) {
  const texts = useSalesTexts();
  const locale = useStaffLocale();
  return (
    <div id="late" className="print:hidden">
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
              <bdi className="grow">{isolateTyped(contactName)}</bdi>
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
