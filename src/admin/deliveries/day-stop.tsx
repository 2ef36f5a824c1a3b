import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { displayPhone, telephoneLink } from '#domain/shop-profile/contact-links.ts';
import { isolateTyped } from '#i18n/isolate-latin.ts';
import { orderMessages } from '#i18n/messages/order-messages.ts';
import { useStaffLocale } from '../locale/staff-locale.tsx';
import { useMoneyText } from '../payments/use-money-text.ts';
import { LanguageBadge } from '../sales/contact-panel.tsx';
import { Money } from '../sales/money.tsx';
import { PlacingList } from '../sales/plan-panel.tsx';
import { useSalesTexts } from '../sales/sales-texts.ts';
import { OrderBadge } from '../sales/status-badges.tsx';
import { WayIn } from '../sales/way-in.tsx';
import type { DayOrder } from './day-sheet.ts';
import { useRoundsTexts } from './rounds-texts.ts';

interface DayStopProps {
  readonly order: DayOrder;
  /** In its round, from 1; absent for what is on none. */
  readonly place?: number;
  readonly controls?: ReactNode;
}

/** One stop of the day: customer, address, items, amount to collect and, in print, a line for the signature. */
export function DayStop({ order, place, controls }: DayStopProps) {
  const { deliveries, wayIn, plan } = useSalesTexts();
  const { driverNote } = useRoundsTexts();
  const locale = useStaffLocale();
  const { id, number, status, contactName, contactPhone, companyName, lines } = order;
  return (
    <li className="grid gap-x-6 gap-y-3 border-b border-line px-4 py-4 text-sm last:border-b-0 sm:px-5 md:grid-cols-[1.2fr_1.5fr_1fr] print:grid-cols-[1.2fr_1.5fr_1fr] print:break-inside-avoid">
      <div className="grid content-start gap-1">
        <p className="flex flex-wrap items-center gap-2">
          {place !== undefined && (
            <span className="inline-flex size-7 items-center justify-center rounded-pill bg-sunken text-sm font-medium tabular-nums print:border print:border-line-strong">
              {place}
            </span>
          )}
          <Link to={`/admin/orders/${id}`} className="font-medium text-accent underline underline-offset-4">
            <bdi>{number}</bdi>
          </Link>
          <span className="print:hidden">
            <OrderBadge status={status} fulfilment={order.address ? 'delivery' : 'pickup'} />
          </span>
        </p>
        <p>
          <bdi className="font-medium">{isolateTyped(contactName)}</bdi>{' '}
          <LanguageBadge locale={order.locale} />
        </p>
        {companyName && (
          <p>
            <bdi className="text-ink-soft">{isolateTyped(companyName)}</bdi>
          </p>
        )}
        {contactPhone && (
          <a
            href={telephoneLink(contactPhone)}
            className="inline-flex min-h-11 items-center justify-self-start underline underline-offset-4 md:min-h-0"
          >
            <bdi dir="ltr">{displayPhone(contactPhone)}</bdi>
          </a>
        )}
        <Address order={order} />
      </div>
      <div>
        <p className="text-xs text-ink-faint">{deliveries.carry}</p>
        <ul className="mt-1 grid gap-1">
          {lines.map(({ sku, name, translations, quantity }) => (
            <li key={`${sku}-${name}`} className="flex gap-2">
              <bdi className="min-w-8 font-medium tabular-nums">{quantity} ×</bdi>
              <span>
                <bdi>{isolateTyped(locale === 'ar' ? translations.ar.name : name)}</bdi>{' '}
                {sku && <bdi className="whitespace-nowrap text-ink-faint">{sku}</bdi>}
              </span>
            </li>
          ))}
        </ul>
        {order.siteFit && (
          <div className="mt-2 rounded-control bg-sunken px-3 py-2">
            <p className="font-medium">{wayIn}:</p>
            <WayIn siteFit={order.siteFit} />
          </div>
        )}
        {order.placing && (
          <div className="mt-2 rounded-control bg-sunken px-3 py-2">
            <p className="font-medium">{plan.rooms}:</p>
            <PlacingList placing={order.placing} />
          </div>
        )}
        <Note label={deliveries.notes} text={order.notes} />
        {order.driverNotes.map((note) => (
          <Note key={note} label={driverNote} text={note} />
        ))}
      </div>
      <div className="grid content-start gap-1 md:justify-items-end md:text-end">
        <ToCollect order={order} />
        <p className="mt-8 hidden w-full border-t border-line-strong pt-1 text-xs text-ink-soft print:block">
          {deliveries.signature}
        </p>
      </div>
      {controls && <div className="md:col-span-3">{controls}</div>}
    </li>
  );
}

function Note({ label, text }: { readonly label: string; readonly text: string }) {
  if (!text) return null;
  return (
    <p className="mt-2 rounded-control bg-[#fbf0d9] px-3 py-2 whitespace-pre-line text-[#7a4d00]">
      <span className="font-medium">{label}:</span> <bdi>{isolateTyped(text)}</bdi>
    </p>
  );
}

function Address({ order: { address, district } }: { readonly order: DayOrder }) {
  const locale = useStaffLocale();
  const words = orderMessages(locale);
  const texts = useSalesTexts();
  if (!address) return <p>{texts.orders.pickup}</p>;
  const parts = [
    [words.street, address.street],
    [words.building, address.building],
    [words.unit, address.unit],
  ].filter(([, value]) => value);
  return (
    <p>
      <span className="font-medium">{texts.zone(address.zone)}</span>
      {district && (
        <span className="text-ink-soft">
          {' '}
          · {locale === 'ar' ? district.translations.ar.name : district.name}
        </span>
      )}
      <br />
      {parts.map(([name, value = ''], index) => (
        <span key={name}>
          {index > 0 && ' · '}
          {name} <bdi className="font-medium">{isolateTyped(value)}</bdi>
        </span>
      ))}
      {address.landmark && (
        <>
          <br />
          <bdi className="text-ink-soft">{isolateTyped(address.landmark)}</bdi>
        </>
      )}
    </p>
  );
}

function ToCollect({ order }: { readonly order: DayOrder }) {
  const { deliveries: texts } = useSalesTexts();
  const rounds = useRoundsTexts();
  const money = useMoneyText();
  const { payment, toCollect, paidBefore, isPaid, status } = order;
  if (isPaid) return <p className="font-medium text-positive">{rounds.paid}</p>;
  if (toCollect === 0 || status === 'delivered') {
    return status === 'delivered' ? null : <p className="text-ink-soft">{texts.nothingToCollect}</p>;
  }
  return (
    <>
      <p className="text-xs text-ink-faint">
        {payment === 'card_on_delivery' ? texts.collectCard : texts.collectCash}
      </p>
      <p className="text-lg font-medium">
        <Money qar={toCollect} />
      </p>
      {paidBefore > 0 && <p className="text-xs text-ink-soft">{rounds.paidBefore(money(paidBefore))}</p>}
    </>
  );
}
