import { groupOpeningHours, type OpeningHoursGroup } from '#domain/shop-profile/opening-hours.ts';
import type { ShopProfile } from '#domain/shop-profile/shop-profile.ts';
import { formatList } from '#i18n/lists.ts';
import { useLocale, useMessages } from '#i18n/messages-context.tsx';
import { weekdayName } from '#i18n/weekdays.ts';
import type { Locale } from '#primitives/locale.ts';

export function OpeningHoursList({ hours }: { hours: ShopProfile['hours'] }) {
  const { footer } = useMessages();
  const locale = useLocale();
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
      {groupOpeningHours(hours).map((group) => {
        const days = dayNames(locale, group);
        return (
          <div key={days} className="col-span-2 grid grid-cols-subgrid">
            <dt>{days}</dt>
            <dd className="whitespace-nowrap tabular-nums">
              {group.times ? (
                <bdi dir="ltr">
                  {group.times.opens} – {group.times.closes}
                </bdi>
              ) : (
                footer.closed
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function dayNames(locale: Locale, { days }: OpeningHoursGroup): string {
  const spans = days.map(([first, last]) =>
    first === last
      ? weekdayName(locale, first)
      : `${weekdayName(locale, first)} – ${weekdayName(locale, last)}`,
  );
  return formatList(locale, spans);
}
