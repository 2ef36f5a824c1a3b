import type { DeliveryPromise } from '#domain/delivery/delivery-promise.ts';
import type { Question } from '#i18n/linked-text.ts';
import { useLocationMessages } from '#i18n/messages/storefront/content-pages/location-messages.ts';
import { useLocale, useMessages } from '#i18n/messages-context.tsx';
import { formatMoney } from '#i18n/money.ts';

/** Fee and days of a place as texts; null where the shop does not deliver. */
export function usePromiseTexts(promise: DeliveryPromise | null) {
  const { delivery } = useMessages();
  const { promise: texts } = useLocationMessages();
  const locale = useLocale();
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

/** Question and answer on the delivery cost of a place, from the current delivery settings. */
export function useCostQuestion(place: string, promise: DeliveryPromise | null): Question {
  const { cost } = useLocationMessages();
  const promiseTexts = usePromiseTexts(promise);
  const question = cost.question(place);
  if (!promise || !promiseTexts) return { question, answer: cost.notServed(place) };
  const { fee, freeFrom, days } = promiseTexts;
  const answer =
    promise.fee.highest === 0
      ? cost.free(place, days)
      : cost.paid(place, freeFrom ? cost.feeUntil(fee, freeFrom) : fee, days);
  return { question, answer: promise.isEverywhere ? answer : `${answer} ${cost.partly}` };
}
