import { type OpeningState, openingState } from '#domain/shop-profile/opening-hours.ts';
import type { Holiday, ShopProfile } from '#domain/shop-profile/shop-profile.ts';
import { formatNearDay } from '#i18n/dates.ts';
import { useLocale, useMessages } from '#i18n/messages-context.tsx';
import { weekdayName } from '#i18n/weekdays.ts';
import { classNames } from '#ui/class-names.ts';
import { useThisMinute } from '../hooks/use-this-minute.ts';

/**
 * Whether the showroom is open at this moment. The page is the same for everyone at any time, so this line is
 * filled in by the browser; its room is kept free so that nothing moves.
 */
export function OpenNow({ hours, holidays }: { hours: ShopProfile['hours']; holidays: readonly Holiday[] }) {
  const { footer } = useMessages();
  const locale = useLocale();
  const now = useThisMinute();
  const state = now && openingState({ hours, holidays }, now);
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
    // From a week on, the name of the weekday would mean an earlier day.
    const day =
      opensNext.inDays < 7 ? weekdayName(locale, opensNext.weekday) : formatNearDay(locale, opensNext.day);
    if (holiday) return footer.closedForHoliday(holiday[locale], day, opensNext.at);
    return opensNext.inDays === 0 ? footer.opensToday(opensNext.at) : footer.opensOn(day, opensNext.at);
  }
}
