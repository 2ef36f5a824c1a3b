import { type ReactNode, useId } from 'react';
import {
  type DeliveryFacts,
  findDeliveryAnswer,
  findPickupDay,
  type Goods,
} from '#domain/delivery/delivery-answer.ts';
import { formatNearDay } from '#i18n/dates.ts';
import { useLocale, useMessages } from '#i18n/messages-context.tsx';
import { formatMoney } from '#i18n/money.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { useDeliverySummary } from './delivery-summary.ts';
import { useDelivery } from './use-delivery.ts';
import { ZoneChooser } from './zone-chooser.tsx';
import { zoneLabel } from './zone-label.ts';

/** A product in stock, without a minimum order. */
const somethingInStock: Goods = { subtotal: 0, leadTimes: [0], isInStock: true };

/** Delivery fee and day for a zone, for products in stock. */
export function ZoneChecker() {
  const delivery = useDelivery();
  const summary = useDeliverySummary();
  const messages = useMessages();
  const locale = useLocale();
  const { delivery: texts } = messages;
  const answerId = useId();
  const { zone, facts, now } = delivery;
  const loadedFacts = typeof facts === 'object' ? facts : undefined;
  const answer =
    loadedFacts && zone && now ? findDeliveryAnswer(loadedFacts, zone, somethingInStock, now) : undefined;
  const label = answer ? zoneLabel(messages, locale, answer.zone) : zone && texts.zone(zone);
  return (
    <div className="rounded-card border border-line bg-surface p-6 sm:p-8">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6">
        <p className="text-lg font-medium">{label || summary?.sentence}</p>
        <ZoneChooser
          delivery={delivery}
          isChosen={zone ? !loadedFacts || Boolean(answer) : false}
          describedBy={answerId}
        />
      </div>
      {/* Three lines are reserved, so that the answer causes no layout shift. */}
      <div id={answerId} className="mt-3 min-h-27">
        {zone && facts === 'failed' && (
          <>
            <p>{texts.failed}</p>
            <button type="button" onClick={delivery.load} className={buttonStyle('secondary', 'mt-4')}>
              {messages.failure.retry}
            </button>
          </>
        )}
        {(!zone || (loadedFacts && !answer)) && (
          <p className="max-w-prose text-ink-soft">{zone ? texts.zoneGone(zone) : texts.checker.lead}</p>
        )}
        {loadedFacts && zone && now && answer && <ZoneAnswer facts={loadedFacts} zone={zone} now={now} />}
      </div>
    </div>
  );
}

interface ZoneAnswerProps {
  readonly facts: DeliveryFacts;
  readonly zone: number;
  readonly now: Date;
}

function ZoneAnswer({ facts, zone, now }: ZoneAnswerProps) {
  const { delivery: texts } = useMessages();
  const locale = useLocale();
  const answer = findDeliveryAnswer(facts, zone, somethingInStock, now);
  const pickupDay = findPickupDay(facts, somethingInStock, now);
  if (!answer) return null;
  const { terms, day } = answer;
  return (
    <dl className="grid gap-y-2">
      {terms.isActive ? (
        <>
          <Row label={texts.checker.fee}>
            {terms.fee === 0 ? texts.checker.isFree : <bdi>{formatMoney(locale, terms.fee)}</bdi>}
          </Row>
          {terms.fee > 0 && terms.freeFrom !== null && (
            <Row label={texts.freeFrom}>
              <bdi>{formatMoney(locale, terms.freeFrom)}</bdi>
            </Row>
          )}
          {terms.minimumOrder > 0 && (
            <Row label={texts.minimumOrder}>
              <bdi>{formatMoney(locale, terms.minimumOrder)}</bdi>
            </Row>
          )}
          {day && <Row label={texts.checker.inStock}>{formatNearDay(locale, day)}</Row>}
        </>
      ) : (
        <Row label={texts.checker.fee}>{texts.areas.notServed}</Row>
      )}
      {pickupDay && <Row label={texts.checker.pickup}>{formatNearDay(locale, pickupDay)}</Row>}
    </dl>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-b border-line pb-2 text-sm last:border-0 sm:text-base">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="text-end font-medium">{children}</dd>
    </div>
  );
}
