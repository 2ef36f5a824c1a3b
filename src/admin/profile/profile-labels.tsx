import type { ReactNode } from 'react';
import { type ShopStats, socialNetworks } from '#domain/shop-profile/shop-profile.ts';
import { formatDay } from '#i18n/dates.ts';
import { formatHours } from '#i18n/times.ts';
import { weekdayName } from '#i18n/weekdays.ts';
import { intervalsOf } from '#primitives/opening-times/opening-times.ts';
import { WeekHours } from '#ui/week-hours.tsx';
import { useGeneralTexts } from '../locale/general-texts.ts';
import { useStaffLocale } from '../locale/staff-locale.tsx';
import { completeHours } from './edit-week.ts';
import { orderLimitFields, returnPolicyFields } from './policy-sections.tsx';
import { useProfileTexts } from './profile-texts.ts';
import type { DatedHoursValues, DayValues, HolidayValues, PlateValues } from './profile-values.ts';

/** Error messages of this form that are more specific than the server's. */
export function useErrorMessages() {
  const { datedHours, holidays, creditTerms } = useProfileTexts();
  return ({
    path,
    code,
    message,
  }: {
    readonly path: string;
    readonly code: string;
    readonly message: string;
  }) => {
    if (code === 'taken' && path.startsWith('holidays.')) return holidays.taken;
    if (code === 'taken' && path.startsWith('datedHours.')) return datedHours.taken;
    if (path.startsWith('creditTermDays')) return creditTerms.wrong;
    return message;
  };
}

/** Labels of fields: errors are found by path, conflicts by part. */
export function useFieldNames(conflicts: readonly { readonly field: string }[] = []): Record<string, string> {
  const { names, contact, bank, social, hours, datedHours, holidays, stats } = useProfileTexts();
  const { orderLimits, returnPolicy, creditTerms } = useProfileTexts();
  const general = useGeneralTexts();
  const locale = useStaffLocale();
  const texts = {
    name: names.name,
    legalName: names.legalName,
    address: contact.address,
    parking: contact.parking,
  };
  const inArabic = Object.entries(texts).map(([field, name]) => [field, `${name} (${general.arabic})`]);
  return Object.fromEntries([
    ...Object.entries(texts),
    ...inArabic.flatMap(([field, name]) => [
      [`translations.ar.${field}`, name],
      [`ar:${field}`, name],
    ]),
    ['crNumber', names.crNumber],
    ['phone', contact.phone],
    ['whatsapp', contact.whatsapp],
    ['email', contact.email],
    ['staffLocale', contact.staffLocale],
    ['mapUrl', contact.mapUrl],
    ['plate', contact.plate],
    ['plate.zone', contact.plateZone],
    ['plate.street', contact.plateStreet],
    ['plate.building', contact.plateBuilding],
    ['replyDays', contact.replyDays],
    ['bank', bank.title],
    ['bank.name', bank.name],
    ['bank.iban', bank.iban],
    ['bank.accountName', bank.accountName],
    ['hours', hours.title],
    ['datedHours', datedHours.title],
    ['holidays', holidays.title],
    ...(['years', 'customers', 'rating', 'ratingSource'] as const).flatMap((figure) => [
      [`stats.${figure}`, stats[figure]],
      [`stats:${figure}`, stats[figure]],
    ]),
    ...orderLimitFields.flatMap((limit) => [
      [`orderLimits.${limit}`, orderLimits[limit]],
      [`orderLimits:${limit}`, orderLimits[limit]],
    ]),
    ...returnPolicyFields.flatMap((period) => [
      [`returnPolicy.${period}`, returnPolicy[period]],
      [`returnPolicy:${period}`, returnPolicy[period]],
    ]),
    ['creditTermDays', creditTerms.days],
    ...socialNetworks.flatMap((network) => [
      [`social.${network}`, social.networks[network]],
      [`social:${network}`, social.networks[network]],
    ]),
    ...[0, 1, 2, 3, 4, 5, 6].flatMap((weekday) => [
      [`hours:${weekday}`, `${hours.title} · ${weekdayName(locale, weekday)}`],
      ...['opens', 'closes', 'second.opens', 'second.closes'].map((time) => [
        `hours.${weekday}.${time}`,
        `${hours.title} · ${weekdayName(locale, weekday)}`,
      ]),
    ]),
    ...conflicts.flatMap(({ field }) => {
      const [, list, name] = /^(datedHours|holidays):\S* (.*)$/.exec(field) ?? [];
      return list ? [[field, `${list === 'holidays' ? holidays.title : datedHours.title} · ${name}`]] : [];
    }),
  ]);
}

/** Values of the conflict dialog that are neither text nor number. */
export function useValueRenderer(): (field: string, value: unknown) => ReactNode {
  const { hours, holidays, stats } = useProfileTexts();
  const general = useGeneralTexts();
  const locale = useStaffLocale();
  return (field, value) => {
    if (!value) return undefined;
    if (field === 'staffLocale') return value === 'ar' ? general.arabic : general.english;
    if (field === 'plate') return <PlateNumbers {...(value as PlateValues)} />;
    if (field === 'stats:ratingSource') return stats.sources[value as ShopStats['ratingSource']];
    if (field.startsWith('hours:')) {
      const intervals = intervalsOf(value as DayValues);
      if (intervals.length === 0) return hours.closed;
      return <bdi dir="ltr">{intervals.map(({ opens, closes }) => `${opens} – ${closes}`).join(', ')}</bdi>;
    }
    if (field.startsWith('datedHours:')) return <DatedHours {...(value as DatedHoursValues)} />;
    if (!field.startsWith('holidays:')) return undefined;
    const { startsOn, days, name, translations } = value as HolidayValues;
    return (
      <bdi>
        {`${name} / ${translations.ar.name}`}
        <br />
        {`${startsOn && formatDay(locale, startsOn)} · ${holidays.daysInWords(days)}`}
      </bdi>
    );
  };
}

function PlateNumbers({ zone, street, building }: PlateValues) {
  return <bdi dir="ltr">{[zone, street, building].map((number) => number ?? '–').join(' / ')}</bdi>;
}

function DatedHours({ startsOn, endsOn, name, translations, hours: week }: DatedHoursValues) {
  const { hours } = useProfileTexts();
  const locale = useStaffLocale();
  const days = [startsOn, endsOn].map((day) => day && formatDay(locale, day));
  return (
    <div>
      <bdi>{`${name} / ${translations.ar.name}`}</bdi>
      <p>{days.join(' – ')}</p>
      <WeekHours
        hours={completeHours(week)}
        locale={locale}
        closed={hours.closed}
        between={(opens, closes) => formatHours(locale, opens, closes)}
      />
    </div>
  );
}
