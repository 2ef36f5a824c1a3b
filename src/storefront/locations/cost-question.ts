import type { DeliveryPromise } from '#domain/delivery/delivery-promise.ts';
import type { Question } from '#i18n/linked-text.ts';
import type { LocationMessages } from '#i18n/messages/storefront/content-pages/locations.en.ts';
import type { Messages } from '#i18n/messages/storefront/en.ts';
import { formatMoney } from '#i18n/money.ts';
import type { Locale } from '#primitives/locale.ts';

interface PlaceTexts {
  readonly messages: Pick<Messages, 'delivery'>;
  readonly locations: Pick<LocationMessages, 'promise' | 'cost'>;
  readonly locale: Locale;
}

/** Fee and days of a place as texts; null where the shop does not deliver. */
export function promiseTexts(
  promise: DeliveryPromise | null,
  { messages: { delivery }, locations: { promise: texts }, locale }: PlaceTexts,
) {
  if (!promise) return null;
  const { fee, freeFrom, days } = promise;
  const amount = (dirhams: number) =>
    dirhams === 0 ? delivery.checker.isFree : formatMoney(locale, dirhams);
  return {
    fee:
      fee.lowest === fee.highest
        ? amount(fee.lowest)
        : fee.lowest === 0
          ? delivery.stat.upTo(amount(fee.highest))
          : texts.feeRange(amount(fee.lowest), amount(fee.highest)),
    /** The subtotal from which it is free, where smaller orders are not. */
    freeFrom: fee.highest > 0 && freeFrom !== null ? formatMoney(locale, freeFrom) : null,
    days: days.fewest === days.most ? delivery.areas.days(days.most) : texts.dayRange(days.fewest, days.most),
  };
}

/** Question and answer on the delivery cost of a place. */
export function costQuestion(place: string, promise: DeliveryPromise | null, texts: PlaceTexts): Question {
  const { cost } = texts.locations;
  const figures = promiseTexts(promise, texts);
  const question = cost.question(place);
  if (!promise || !figures) return { question, answer: cost.notServed(place) };
  const { fee, freeFrom, days } = figures;
  const answer =
    promise.fee.highest === 0
      ? cost.free(place, days)
      : cost.paid(place, freeFrom ? cost.feeUntil(fee, freeFrom) : fee, days);
  return { question, answer: promise.isEverywhere ? answer : `${answer} ${cost.partly}` };
}
