import type { ReactNode } from 'react';
import { formatDay } from '#i18n/dates.ts';
import { useLocale, useMessages } from '#i18n/messages-context.tsx';
import type { WeekHours as Week } from '#primitives/opening-times/opening-times.ts';
import { WeekHours } from '#ui/week-hours.tsx';
import { useShop } from '../hooks/use-shop.ts';

/** The shop's opening hours by weekday. Dated hours of today come first, those that begin soon last. */
export function OpeningHoursList() {
  const { footer } = useMessages();
  const locale = useLocale();
  const shop = useShop();
  if (!shop) return null;
  const { today, profile } = shop;
  const list = (hours: Week) => (
    <WeekHours hours={hours} locale={locale} closed={footer.closed} between={footer.hoursBetween} />
  );
  const dated = profile.datedHours.filter(({ endsOn }) => endsOn >= today);
  if (dated.length === 0) return list(profile.hours);
  const isOfToday = dated.some(({ startsOn }) => startsOn <= today);
  const weeks = dated.map(({ startsOn, endsOn, name, hours }) => (
    <Titled
      key={startsOn}
      title={footer.hoursOfDates(name[locale], formatDay(locale, startsOn), formatDay(locale, endsOn))}
    >
      {list(hours)}
    </Titled>
  ));
  weeks.splice(
    isOfToday ? 1 : 0,
    0,
    <Titled key="usual" title={isOfToday && footer.usualHours}>
      {list(profile.hours)}
    </Titled>,
  );
  return <div className="grid gap-4">{weeks}</div>;
}

function Titled({ title, children }: { readonly title: string | false; readonly children: ReactNode }) {
  return (
    <div>
      {title && <p className="mb-1 font-medium">{title}</p>}
      {children}
    </div>
  );
}
