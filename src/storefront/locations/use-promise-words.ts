import { useLocationMessages } from '#i18n/messages/storefront/content-pages/location-messages.ts';
import { useLocale, useMessages } from '#i18n/messages-context.tsx';
import { formatMoney } from '#i18n/money.ts';
import type { AreaPromise } from './served-area.ts';

/** Fee and days of a place as one reads them; null where the shop does not deliver. */
export function usePromiseWords(promise: AreaPromise | null) {
  const { delivery } = useMessages();
  const { promise: texts } = useLocationMessages();
  const locale = useLocale();
  if (!promise) return null;
  const { fee, days } = promise;
  const amount = (dirhams: number) =>
    dirhams === 0 ? delivery.checker.isFree : formatMoney(locale, dirhams);
  return {
    fee:
      fee.lowest === fee.highest
        ? amount(fee.lowest)
        : texts.feeRange(amount(fee.lowest), amount(fee.highest)),
    days: days.fewest === days.most ? delivery.areas.days(days.most) : texts.dayRange(days.fewest, days.most),
  };
}
