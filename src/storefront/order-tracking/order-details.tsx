import type { ReactNode } from 'react';
import { displayPhone } from '#domain/shop-profile/contact-links.ts';
import { formatNearDay } from '#i18n/dates.ts';
import { isolateTyped } from '#i18n/isolate-latin.ts';
import { orderMessages } from '#i18n/messages/order-messages.ts';
import { useOrderPageMessages } from '#i18n/messages/storefront/order-page-messages.ts';
import { useLocale, useMessages } from '#i18n/messages-context.tsx';
import { unbrokenAddress } from '#i18n/unbroken-numbers.ts';
import { BluePlate } from '../checkout/sections/plate-address.tsx';
import { useShop } from '../hooks/use-shop.ts';
import { OpeningHoursList } from '../layout/opening-hours-list.tsx';
import { LocaleLink } from '../navigation/locale-link.tsx';
import { OrderPart } from './order-part.tsx';
import type { TrackedOrder } from './tracked-order.ts';

/** Delivery or pickup day, address and contact of an order. */
export function OrderDetails({ order }: { readonly order: TrackedOrder }) {
  const texts = useOrderPageMessages();
  const { fulfilment, day, contact, company, lpoNumber, lpoFilePath, notes, wayIn } = order;
  const isPickup = fulfilment.kind === 'pickup';
  return (
    <OrderPart title={isPickup ? texts.pickupDay : texts.deliveryDay}>
      <p className="text-lg font-medium">{formatNearDay(useLocale(), day)}</p>
      <dl className="mt-6 grid gap-6 sm:grid-cols-2 lg:grid-cols-1 print:grid-cols-2">
        <Detail name={isPickup ? texts.pickupAt : texts.deliveryTo}>
          {isPickup ? <Showroom /> : <Address order={order} />}
        </Detail>
        <Detail name={texts.contact}>
          <bdi className="block w-fit">{isolateTyped(contact.name)}</bdi>
          <bdi dir="ltr" className="block w-fit">
            {displayPhone(contact.phone)}
          </bdi>
          <bdi dir="ltr" className="block w-fit wrap-anywhere">
            {contact.email}
          </bdi>
        </Detail>
        {company && (
          <Detail name={texts.company}>
            <bdi className="block w-fit">{isolateTyped(company.name)}</bdi>
            {company.crNumber && (
              <span className="block">
                {texts.crNumber} <bdi dir="ltr">{company.crNumber}</bdi>
              </span>
            )}
          </Detail>
        )}
        {(lpoNumber || lpoFilePath) && (
          <Detail name={texts.lpoNumber}>
            <bdi dir="ltr" className="block w-fit wrap-anywhere">
              {lpoNumber}
            </bdi>
            {lpoFilePath && (
              <LocaleLink
                to={lpoFilePath}
                prefetch="none"
                className="inline-flex min-h-11 items-center text-sm underline decoration-line-strong underline-offset-4 hover:text-accent print:hidden"
              >
                {texts.sendLpoFile}
              </LocaleLink>
            )}
          </Detail>
        )}
        {wayIn && (
          <Detail name={texts.wayIn}>
            {[...wayIn.way, ...wayIn.findings].map((text) => (
              <bdi key={text} className="block wrap-anywhere">
                {text}
              </bdi>
            ))}
          </Detail>
        )}
        {notes && (
          <Detail name={texts.notes}>
            <bdi className="block w-fit wrap-anywhere whitespace-pre-line [unicode-bidi:plaintext]">
              {isolateTyped(notes)}
            </bdi>
          </Detail>
        )}
      </dl>
    </OrderPart>
  );
}

function Address({ order: { fulfilment, districts } }: { readonly order: TrackedOrder }) {
  const { landmark: landmarkLabel } = useOrderPageMessages();
  const locale = useLocale();
  const words = orderMessages(locale);
  if (fulfilment.kind !== 'delivery') return null;
  const { zone, street, building, unit, landmark } = fulfilment;
  const [district] = districts;
  const parts = [
    [words.zone, String(zone)],
    [words.street, street],
    [words.building, building],
    [words.unit, unit],
  ].filter(([, value]) => value);
  return (
    <>
      <BluePlate zone={String(zone)} street={street} building={building} className="mt-1 mb-3 w-56" />
      {district && <span className="block font-medium">{district[locale]}</span>}
      {parts.map(([name, value = '']) => (
        <span key={name} className="block">
          {name} <bdi>{isolateTyped(value)}</bdi>
        </span>
      ))}
      {landmark && (
        <span className="block">
          {landmarkLabel}: <bdi>{isolateTyped(landmark)}</bdi>
        </span>
      )}
    </>
  );
}

function Showroom() {
  const { directions } = useOrderPageMessages();
  const { footer } = useMessages();
  const locale = useLocale();
  const shop = useShop();
  if (!shop) return null;
  const { address, mapUrl } = shop.profile;
  return (
    <>
      <address className="not-italic">{unbrokenAddress(address[locale])}</address>
      <a
        href={mapUrl}
        target="_blank"
        rel="noreferrer"
        className="inline-flex min-h-11 items-center text-sm underline decoration-line-strong underline-offset-4 hover:text-accent print:hidden"
      >
        {directions}
        <span className="sr-only"> ({footer.newTab})</span>
      </a>
      <div className="text-sm text-ink-soft">
        <OpeningHoursList />
      </div>
    </>
  );
}

function Detail({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-faint">{name}</dt>
      <dd className="mt-0.5">{children}</dd>
    </div>
  );
}
