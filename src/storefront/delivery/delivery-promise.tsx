import { type ReactNode, useId } from 'react';
import { isInStock, type Product } from '#domain/catalogue/product.ts';
import {
  type DeliveryAnswer,
  findDeliveryAnswer,
  findPickupDay,
  type Goods,
} from '#domain/delivery/delivery-answer.ts';
import { formatNearDay } from '#i18n/dates.ts';
import { useLocale, useMessages } from '#i18n/messages-context.tsx';
import { formatMoney } from '#i18n/money.ts';
import { TruckIcon } from '#ui/icons.tsx';
import { LocaleLink } from '../locale-link.tsx';
import { type Delivery, useDelivery } from './use-delivery.ts';
import { ZoneChooser } from './zone-chooser.tsx';
import { zoneLabel } from './zone-label.ts';

interface DeliveryPromiseProps {
  readonly product: Pick<Product, 'price' | 'leadTimeDays' | 'stock'>;
}

/**
 * 'To Zone 69 · Lusail: free delivery, by Tuesday 18 November'. The server writes what is true for everyone; the
 * visitor's own answer takes its place in the same room, so that nothing moves.
 */
export function DeliveryPromise({ product }: DeliveryPromiseProps) {
  const delivery = useDelivery();
  const { delivery: texts } = useMessages();
  const answerId = useId();
  const goods = {
    subtotal: product.price,
    leadTimes: [product.leadTimeDays],
    isInStock: isInStock(product),
  };
  const view = useAnswer(delivery, goods);
  return (
    <section
      aria-label={texts.label}
      className="@container rounded-card border border-line bg-surface py-4 ps-5 pe-5"
    >
      <div className="flex gap-4">
        <span className="flex h-11 items-center text-ink-soft">
          <TruckIcon />
        </span>
        <div className="min-w-0 flex-1">
          <div className="flex items-center justify-between gap-4">
            <p className="min-w-0 truncate text-sm text-ink-soft">{view.place}</p>
            <ZoneChooser delivery={delivery} describedBy={answerId} className="text-sm" />
          </div>
          <p id={answerId} className="min-h-[3.3em] font-medium @md:min-h-[1.65em]">
            {view.answer}
          </p>
          <p className="mt-2 min-h-[3.1em] text-sm text-ink-soft @lg:min-h-[1.55em]">{view.besides}</p>
        </div>
      </div>
    </section>
  );
}

interface AnswerView {
  readonly place: ReactNode;
  readonly answer: ReactNode;
  readonly besides: ReactNode;
}

function useAnswer({ zone, facts, now, load }: Delivery, goods: Goods): AnswerView {
  const messages = useMessages();
  const locale = useLocale();
  const { delivery: texts } = messages;
  const toInformation = (
    <LocaleLink
      to="/delivery-info"
      className="underline decoration-line-strong underline-offset-4 hover:decoration-accent"
    >
      {texts.feesAndDays}
    </LocaleLink>
  );
  const neutral = { place: texts.where, answer: texts.anywhere, besides: toInformation };
  if (!zone || !now) return neutral;
  const place = texts.to(texts.zone(zone));
  if (facts === 'failed') {
    const retry = (
      <button type="button" onClick={load} className="underline underline-offset-4 hover:text-accent">
        {messages.failure.retry}
      </button>
    );
    return { place, answer: texts.failed, besides: retry };
  }
  if (!facts) return { place, answer: <QuietBar />, besides: toInformation };
  const answer = findDeliveryAnswer(facts, zone, goods, now);
  if (!answer) return { ...neutral, answer: texts.zoneGone(zone) };
  const pickupDay = findPickupDay(facts, goods, now);
  return {
    place: texts.to(zoneLabel(messages, locale, answer.zone)),
    answer: <PromisedDelivery answer={answer} />,
    besides: (
      <>
        {answer.isDelivered && answer.missingToMinimum > 0 && (
          <>
            {texts.minimumOrder} <bdi>{formatMoney(locale, answer.terms.minimumOrder)}</bdi>
            {'. '}
          </>
        )}
        {pickupDay ? texts.pickupFrom(formatNearDay(locale, pickupDay)) : toInformation}
      </>
    ),
  };
}

function PromisedDelivery({ answer: { isDelivered, fee, day } }: { answer: DeliveryAnswer }) {
  const { delivery: texts } = useMessages();
  const locale = useLocale();
  if (!isDelivered) return texts.notDelivered;
  return (
    <>
      <span className="inline-block">
        {fee === 0 ? (
          texts.free
        ) : (
          <>
            {texts.fee} <bdi>{formatMoney(locale, fee)}</bdi>
          </>
        )}
        {locale === 'ar' ? '،' : ','}
      </span>{' '}
      <span className="inline-block">
        {day ? texts.byDay(formatNearDay(locale, day)) : texts.dayOnceBack}
      </span>
    </>
  );
}

/** Stands for the answer while it is on its way. */
function QuietBar() {
  const { loading } = useMessages();
  return (
    <>
      <span className="sr-only">{loading}</span>
      <span
        aria-hidden="true"
        className="appear-late inline-block h-[0.8em] w-48 rounded-pill bg-sunken align-middle"
      />
    </>
  );
}
