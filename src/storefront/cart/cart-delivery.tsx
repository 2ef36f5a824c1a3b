import { type ReactNode, useId } from 'react';
import type { CartProduct } from '#domain/cart/cart.ts';
import type { PricedCart } from '#domain/cart/price-cart.ts';
import { formatNearDay } from '#i18n/dates.ts';
import { useCartMessages } from '#i18n/messages/storefront/cart-messages.ts';
import { useLocale, useMessages } from '#i18n/messages-context.tsx';
import { TruckIcon } from '#ui/icons.tsx';
import { Price } from '../catalogue/price.tsx';
import { useDeliverySummary } from '../delivery/delivery-summary.ts';
import { SkeletonBar } from '../delivery/skeleton-bar.tsx';
import { ZoneChooser, zoneButtonStyle } from '../delivery/zone-chooser.tsx';
import { zoneLabel } from '../delivery/zone-label.ts';
import type { PricedCartView } from './use-priced-cart.ts';

/** Delivery zone and day of the cart, 'To Zone 69 · Lusail, by Tuesday', with a button to choose another zone. */
export function CartDelivery({ view }: { readonly view: PricedCartView }) {
  const messages = useMessages();
  const locale = useLocale();
  const answerId = useId();
  const { delivery, delivered } = view;
  const { delivery: texts } = messages;
  const answer = delivered?.delivery;
  const isUnknownZone = delivered !== null && !answer;
  const place = answer
    ? texts.to(zoneLabel(messages, locale, answer.zone))
    : delivery.zone && !isUnknownZone
      ? texts.to(texts.zone(delivery.zone))
      : texts.label;
  return (
    <section aria-label={texts.label} className="flex gap-3">
      <span className="flex h-11 items-center text-ink-soft">
        <TruckIcon />
      </span>
      <div className="min-w-0 flex-1">
        <div className="flex h-11 items-center justify-between gap-4">
          {/* Zero width, so that a long name is truncated instead of widening the page. */}
          <p className="w-0 flex-1 truncate text-ink-soft">{place}</p>
          {delivery.facts === 'failed' ? (
            <button type="button" onClick={delivery.load} className={zoneButtonStyle}>
              {messages.failure.retry}
            </button>
          ) : (
            <ZoneChooser
              delivery={delivery}
              isChosen={Boolean(delivery.zone) && !isUnknownZone}
              describedBy={answerId}
            />
          )}
        </div>
        {/* Two lines are reserved, so that the answer causes no layout shift. */}
        <div id={answerId} className="min-h-[3.3em]">
          <Answer view={view} />
        </div>
      </div>
    </section>
  );
}

function Answer({ view }: { readonly view: PricedCartView }) {
  const { delivery: texts } = useMessages();
  const { summary: cartTexts } = useCartMessages();
  const summary = useDeliverySummary();
  const { delivery, delivered } = view;
  if (view.isOnlyServices) return <p>{cartTexts.serviceDay}</p>;
  if (!delivery.zone) {
    return (
      <TwoLines first={summary?.sentence ?? texts.label}>
        <span className="text-ink-soft">{texts.yourZone}</span>
      </TwoLines>
    );
  }
  if (delivery.facts === 'failed') return texts.failed;
  if (!delivered) return <SkeletonBar />;
  return delivered.delivery ? (
    <Days delivered={delivered} view={view} />
  ) : (
    <p>{texts.zoneGone(delivery.zone)}</p>
  );
}

interface DaysProps {
  readonly delivered: PricedCart<CartProduct>;
  readonly view: PricedCartView;
}

function Days({ delivered: { delivery, pickup, goods }, view }: DaysProps) {
  const { delivery: texts } = useMessages();
  const { summary } = useCartMessages();
  const locale = useLocale();
  if (!delivery) return null;
  const areDaysKnown = view.isConfirmed && goods.isInStock;
  const pickupDay = areDaysKnown && pickup.day && (
    <span className="text-ink-soft">{texts.pickupFrom(formatNearDay(locale, pickup.day))}</span>
  );
  if (!delivery.isDelivered) return <TwoLines first={texts.notDelivered}>{pickupDay}</TwoLines>;
  return (
    <>
      <TwoLines first={<DeliveryDay day={delivery.day} view={view} />}>{pickupDay}</TwoLines>
      {goods.isInStock && delivery.missingToMinimum > 0 && (
        <p className="mt-2 text-sm text-negative">
          {summary.missingToMinimum} <Price amount={delivery.missingToMinimum} />
        </p>
      )}
      {goods.isInStock && delivery.missingToMinimum === 0 && delivery.missingToFree !== null && (
        <p className="mt-2 text-sm text-ink-soft">
          {summary.missingToFree} <Price amount={delivery.missingToFree} />
        </p>
      )}
    </>
  );
}

/** The day depends on lead times, which only the server knows. */
function DeliveryDay({ day, view }: { readonly day: string | null; readonly view: PricedCartView }) {
  const { delivery: texts } = useMessages();
  const { summary } = useCartMessages();
  const locale = useLocale();
  if (!view.isConfirmed) return view.hasFailed ? summary.dayFollows : <SkeletonBar />;
  return day ? texts.byDay(formatNearDay(locale, day)) : texts.dayOnceBack;
}

function TwoLines({ first, children }: { readonly first: ReactNode; readonly children: ReactNode }) {
  return (
    <p>
      <span className="block font-medium first-letter:uppercase">{first}</span>
      {children}
    </p>
  );
}
