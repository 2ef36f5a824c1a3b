import { Link } from 'react-router';
import type { deliveriesContract } from '#api/staff/orders/deliveries.contract.ts';
import type { DataOf } from '#api-client/call-api.ts';
import { displayPhone, telephoneLink } from '#domain/shop-profile/contact-links.ts';
import { orderMessages } from '#i18n/messages/order-messages.ts';
import { useStaffLocale } from '../locale/staff-locale.tsx';
import { LanguageBadge } from '../sales/contact-panel.tsx';
import { Money } from '../sales/money.tsx';
import { useSalesTexts } from '../sales/sales-texts.ts';
import { OrderBadge } from '../sales/status-badges.tsx';

type DayOrder = DataOf<typeof deliveriesContract>['pickups'][number];

/** One stop of the day: customer, address, items, amount to collect and, in print, a line for the signature. */
export function DayStop({ order }: { readonly order: DayOrder }) {
  const texts = useSalesTexts();
  const { deliveries } = texts;
  const locale = useStaffLocale();
  const { id, number, status, contactName, contactPhone, companyName, notes, lines } = order;
  return (
    <li className="grid gap-x-6 gap-y-3 border-b border-line px-4 py-4 text-sm last:border-b-0 sm:px-5 md:grid-cols-[1.2fr_1.5fr_1fr] print:grid-cols-[1.2fr_1.5fr_1fr] print:break-inside-avoid">
      <div className="grid content-start gap-1">
        <p className="flex flex-wrap items-center gap-2">
          <Link to={`/admin/orders/${id}`} className="font-medium text-accent underline underline-offset-4">
            <bdi>{number}</bdi>
          </Link>
          <span className="print:hidden">
            <OrderBadge status={status} fulfilment={order.address ? 'delivery' : 'pickup'} />
          </span>
        </p>
        <p>
          <bdi className="font-medium">{contactName}</bdi> <LanguageBadge locale={order.locale} />
        </p>
        {companyName && <bdi className="text-ink-soft">{companyName}</bdi>}
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
                <bdi>{locale === 'ar' ? translations.ar.name : name}</bdi>{' '}
                {sku && <bdi className="text-ink-faint">{sku}</bdi>}
              </span>
            </li>
          ))}
        </ul>
        {notes && (
          <p className="mt-2 rounded-control bg-[#fbf0d9] px-3 py-2 text-[#7a4d00]">
            <span className="font-medium">{deliveries.notes}:</span> <bdi>{notes}</bdi>
          </p>
        )}
      </div>
      <div className="grid content-start gap-1 md:justify-items-end md:text-end">
        <ToCollect order={order} />
        <p className="mt-8 hidden w-full border-t border-line-strong pt-1 text-xs text-ink-soft print:block">
          {deliveries.signature}
        </p>
      </div>
    </li>
  );
}

function Address({ order: { address } }: { readonly order: DayOrder }) {
  const words = orderMessages(useStaffLocale());
  if (!address) return null;
  const parts = [
    [words.street, address.street],
    [words.building, address.building],
    [words.unit, address.unit],
  ].filter(([, value]) => value);
  return (
    <p>
      {parts.map(([name, value], index) => (
        <span key={name}>
          {index > 0 && ' · '}
          {name} <bdi className="font-medium">{value}</bdi>
        </span>
      ))}
      {address.landmark && (
        <>
          <br />
          <bdi className="text-ink-soft">{address.landmark}</bdi>
        </>
      )}
    </p>
  );
}

function ToCollect({ order: { payment, toCollect } }: { readonly order: DayOrder }) {
  const { deliveries: texts } = useSalesTexts();
  if (toCollect === 0) return <p className="text-ink-soft">{texts.nothingToCollect}</p>;
  return (
    <>
      <p className="text-xs text-ink-faint">
        {payment === 'card_on_delivery' ? texts.collectCard : texts.collectCash}
      </p>
      <p className="text-lg font-medium">
        <Money qar={toCollect} />
      </p>
    </>
  );
}
