import { type OpeningState, openingState } from '#domain/shop-profile/opening-hours.ts';
import { formatNearDay } from '#i18n/dates.ts';
import { useLocale, useMessages } from '#i18n/messages-context.tsx';
import { weekdayName } from '#i18n/weekdays.ts';
import { classNames } from '#ui/class-names.ts';
import { useShop } from '../hooks/use-shop.ts';
import { useThisMinute } from '../hooks/use-this-minute.ts';

/**
 * Whether the showroom is open now. Cached pages are the same at any time, so this line renders after hydration, in
 * reserved space.
 */
export function OpenNow() {
  const { footer } = useMessages();
  const locale = useLocale();
  const now = useThisMinute();
  const shop = useShop();
  const state = now && shop && openingState({ ...shop.profile, holidays: shop.holidays }, now);
  return (
    <p
      className={classNames(
        'mb-2 min-h-[1.65em] font-medium',
        state?.open ? 'text-positive' : 'text-ink-soft',
      )}
    >
      {state && text(state)}
    </p>
  );

  function text(known: OpeningState): string {
    if (known.open) return footer.openNow(known.closesAt);
    const { holiday, opensNext } = known;
    if (!opensNext) return footer.closed;
    // From a week on, a weekday alone would be ambiguous.
    const day =
      opensNext.inDays < 7 ? weekdayName(locale, opensNext.weekday) : formatNearDay(locale, opensNext.day);
    if (holiday) return footer.closedForHoliday(holiday[locale], day, opensNext.at);
    return opensNext.inDays === 0 ? footer.opensToday(opensNext.at) : footer.opensOn(day, opensNext.at);
  }
}
