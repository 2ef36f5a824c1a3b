import { type ReactNode, useId } from 'react';
import { isInStock, type Product } from '#domain/catalogue/products/product.ts';
import {
  type DeliveryAnswer,
  findDeliveryAnswer,
  findPickupDay,
  type Goods,
} from '#domain/delivery/delivery-answer.ts';
import type { Day } from '#domain/delivery/working-days.ts';
import { formatNearDay } from '#i18n/dates.ts';
import { useLocale, useMessages } from '#i18n/messages-context.tsx';
import { formatMoney } from '#i18n/money.ts';
import { TruckIcon } from '#ui/icons.tsx';
import { LocaleLink } from '../navigation/locale-link.tsx';
import { useDeliverySummary } from './delivery-summary.ts';
import { SkeletonBar } from './skeleton-bar.tsx';
import { type Delivery, useDelivery } from './use-delivery.ts';
import { ZoneChooser, zoneButtonStyle } from './zone-chooser.tsx';
import { zoneLabel } from './zone-label.ts';

interface DeliveryPromiseProps {
  readonly product: Pick<Product, 'price' | 'leadTimeDays' | 'stock'>;
}

/**
 * Delivery fee and day of a product: 'To Zone 69 · Lusail: free delivery, by Tuesday 18 November'. The server renders
 * the general text; the answer for the visitor's zone replaces it in the same space, without layout shift.
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
    <section aria-label={texts.label} className="rounded-card border border-line bg-surface p-5 pt-3">
      <div className="flex gap-4">
        <span className="flex h-11 items-center text-ink-soft">
          <TruckIcon />
        </span>
        <div className="min-w-0 flex-1">
          <div className="flex h-11 items-center justify-between gap-4">
            {/* Zero width, so that a long name is truncated instead of widening the page. */}
            <p className="w-0 flex-1 truncate text-sm text-ink-soft">{view.place}</p>
            {view.hasFailed ? (
              <RetryButton onClick={delivery.load} />
            ) : (
              <ZoneChooser delivery={delivery} isChosen={view.isForZone} describedBy={answerId} />
            )}
          </div>
          <p id={answerId} className="min-h-[3.3em] font-medium">
            {view.answer}
          </p>
          <p className="mt-2 min-h-[1.55em] text-sm text-ink-soft">{view.besides}</p>
        </div>
      </div>
    </section>
  );
}

interface AnswerView {
  readonly place: ReactNode;
  readonly answer: ReactNode;
  readonly besides: ReactNode;
  /** False for the general text. */
  readonly isForZone?: boolean;
  readonly hasFailed?: boolean;
}

function useAnswer({ zone, facts, now }: Delivery, goods: Goods): AnswerView {
  const messages = useMessages();
  const locale = useLocale();
  const { delivery: texts } = messages;
  const forEveryone = { place: texts.label, answer: <ForAllZones />, besides: <ToDeliveryInformation /> };
  if (!zone || !now) return forEveryone;
  const place = texts.to(texts.zone(zone));
  if (facts === 'failed') return { ...forEveryone, place, answer: texts.failed, hasFailed: true };
  if (!facts) return { ...forEveryone, place, answer: <SkeletonBar />, isForZone: true };
  const answer = findDeliveryAnswer(facts, zone, goods, now);
  if (!answer) return { ...forEveryone, answer: texts.zoneGone(zone) };
  return {
    place: texts.to(zoneLabel(messages, locale, answer.zone)),
    answer: <PromisedDelivery answer={answer} />,
    besides: <MinimumOrPickup answer={answer} pickupDay={findPickupDay(facts, goods, now)} />,
    isForZone: true,
  };
}

/** General text for all zones, as long as an answer. */
function ForAllZones() {
  const { delivery } = useMessages();
  const summary = useDeliverySummary();
  return (
    <>
      {summary?.sentence}
      <span className="block font-normal text-ink-soft">{delivery.yourZone}</span>
    </>
  );
}

function ToDeliveryInformation() {
  const { delivery } = useMessages();
  return (
    <LocaleLink
      to="/delivery-info"
      className="-my-3 inline-flex min-h-11 items-center underline decoration-line-strong underline-offset-4 hover:text-accent hover:decoration-accent"
    >
      {delivery.feesAndDays}
    </LocaleLink>
  );
}

function RetryButton({ onClick }: { onClick: () => void }) {
  const { failure } = useMessages();
  return (
    <button type="button" onClick={onClick} className={zoneButtonStyle}>
      {failure.retry}
    </button>
  );
}

function PromisedDelivery({ answer: { isDelivered, fee, day } }: { answer: DeliveryAnswer }) {
  const { delivery } = useMessages();
  const locale = useLocale();
  if (!isDelivered) return delivery.notDelivered;
  return (
    <>
      {fee === 0 ? delivery.free : delivery.fee} {fee > 0 && <bdi>{formatMoney(locale, fee)}</bdi>}
      <span className="block">{day ? delivery.byDay(formatNearDay(locale, day)) : delivery.dayOnceBack}</span>
    </>
  );
}

interface MinimumOrPickupProps {
  readonly answer: DeliveryAnswer;
  readonly pickupDay: Day | null;
}

/** The one line below the answer; the minimum order comes first. */
function MinimumOrPickup({ answer, pickupDay }: MinimumOrPickupProps) {
  const { delivery } = useMessages();
  const locale = useLocale();
  if (answer.isDelivered && answer.missingToMinimum > 0) {
    return (
      <>
        {delivery.minimumOrder} <bdi>{formatMoney(locale, answer.terms.minimumOrder)}</bdi>
      </>
    );
  }
  return pickupDay ? delivery.pickupFrom(formatNearDay(locale, pickupDay)) : <ToDeliveryInformation />;
}
