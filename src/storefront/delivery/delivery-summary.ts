import type { DeliveryPromise } from '#domain/delivery/delivery-promise.ts';
import type { Messages } from '#i18n/messages/storefront/en.ts';
import { useLocale, useMessages } from '#i18n/messages-context.tsx';
import { formatRoundMoney } from '#i18n/money.ts';
import type { Locale } from '#primitives/locale.ts';
import { useShop } from '../hooks/use-shop.ts';

interface DeliverySummary {
  readonly sentence: string;
  /** For the stats strip; null if the shop does not deliver at present. */
  readonly stat: { readonly figure: string; readonly text: string } | null;
}

/** The delivery terms for all of Qatar as a sentence and as a stat. */
export function deliverySummary(
  { delivery, home }: Messages,
  locale: Locale,
  promise: DeliveryPromise | null,
): DeliverySummary {
  const { promise: texts, stat } = delivery;
  if (!promise) return { sentence: texts.none, stat: null };
  const { fee, freeFrom, isEverywhere } = promise;
  const where = isEverywhere ? texts.anywhere : texts.partly;
  const text = stat.delivery(where);
  if (fee.highest === 0) {
    return {
      sentence: texts.free(where),
      stat: isEverywhere ? home.stats.delivery : { figure: stat.free, text },
    };
  }
  if (freeFrom !== null) {
    const amount = formatRoundMoney(locale, freeFrom);
    return {
      sentence: texts.freeFrom(amount),
      stat: { figure: stat.free, text: stat.deliveryFrom(amount) },
    };
  }
  const lowest = formatRoundMoney(locale, fee.lowest);
  const highest = formatRoundMoney(locale, fee.highest);
  if (fee.lowest === fee.highest) {
    return { sentence: texts.fixed(where, lowest), stat: { figure: lowest, text } };
  }
  return fee.lowest > 0
    ? { sentence: texts.from(where, lowest), stat: { figure: stat.from(lowest), text } }
    : { sentence: texts.upTo(where, highest), stat: { figure: stat.upTo(highest), text } };
}

/** The same on a page; null on an error page that was rendered without the shop's details. */
export function useDeliverySummary(): DeliverySummary | null {
  const messages = useMessages();
  const locale = useLocale();
  const shop = useShop();
  return shop && deliverySummary(messages, locale, shop.delivery);
}
