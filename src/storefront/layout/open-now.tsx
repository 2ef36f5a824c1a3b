import { type OpeningState, openingState } from '#domain/shop-profile/opening-hours.ts';
import type { ShopProfile } from '#domain/shop-profile/shop-profile.ts';
import { useLocale, useMessages } from '#i18n/messages-context.tsx';
import { weekdayName } from '#i18n/weekdays.ts';
import { classNames } from '#ui/class-names.ts';
import { useThisMinute } from '../use-this-minute.ts';

/**
 * Whether the showroom is open at this moment. The page is the same for everyone at any time, so this line is
 * filled in by the browser; its room is kept free so that nothing moves.
 */
export function OpenNow({ hours }: { hours: ShopProfile['hours'] }) {
  const { footer } = useMessages();
  const locale = useLocale();
  const now = useThisMinute();
  const state = now && openingState(hours, now);
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
    if (!known.opensNext) return footer.closed;
    const { inDays, weekday, at } = known.opensNext;
    return inDays === 0 ? footer.opensToday(at) : footer.opensOn(weekdayName(locale, weekday), at);
  }
}
