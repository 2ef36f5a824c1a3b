import type { AttributeChoice, AttributeFacet } from '#domain/catalogue/listing/attribute-choice.ts';
import { type DeliveryFacts, findDeliveryAnswer } from '#domain/delivery/delivery-answer.ts';
import { formatNearDay } from '#i18n/dates.ts';
import { filterTextsAr, filterTextsEn } from '#i18n/messages/storefront/product/filters.ts';
import type { Locale } from '#primitives/locale.ts';
import type { AttributeFilter } from '../listing-data.ts';
import type { Choosable } from './read-attributes.ts';

/** Key of the filter by the day of arrival, in addresses and forms. */
export const arrivalKey = 'arrives-by';

const texts = { en: filterTextsEn, ar: filterTextsAr } as const;

export const choosableArrival: Choosable = {
  key: arrivalKey,
  hasRange: false,
  isSingle: true,
  hasOption: (day) => /^\d{4}-\d{2}-\d{2}$/.test(day),
};

const longestLeadTime = 365;
const mostDays = 6;

/** The day on which something with this lead time arrives; null if none can be promised. */
export type ArrivalDay = (leadTime: number) => string | null;

/** Days of arrival in a zone; undefined if the shop does not deliver there. */
export function arrivalDays(facts: DeliveryFacts, zone: number, now: Date): ArrivalDay | undefined {
  const dayAfter: ArrivalDay = (leadTime) => {
    const goods = { subtotal: 0, leadTimes: [leadTime], isInStock: true };
    return findDeliveryAnswer(facts, zone, goods, now)?.day ?? null;
  };
  return dayAfter(0) === null ? undefined : dayAfter;
}

/** The lead times of what arrives by a day. A longer lead time never arrives earlier. */
export function leadTimesUntil(day: string, dayAfter: ArrivalDay): AttributeChoice {
  let to = -1;
  while (to < longestLeadTime && (dayAfter(to + 1) ?? '9999') <= day) to += 1;
  return { to };
}

/** The next days on which products of the list arrive, each with how many have arrived by then. */
export function arrivalFilter(
  leadTimes: AttributeFacet['values'],
  dayAfter: ArrivalDay,
  chosen: AttributeChoice | undefined,
  locale: Locale,
): AttributeFilter {
  const counts = new Map<string, number>();
  let sum = 0;
  for (const { value, count } of leadTimes) {
    const day = dayAfter(Number(value));
    if (day === null) continue;
    sum += count;
    counts.set(day, sum);
  }
  const days = [...counts].slice(0, mostDays);
  const missing = (chosen?.options ?? []).filter((day) => !days.some(([one]) => one === day));
  const arrivedBy = (day: string) => [...counts].findLast(([one]) => one <= day)?.[1] ?? 0;
  return {
    key: arrivalKey,
    name: texts[locale].arrivesBy,
    unit: '',
    range: null,
    isSingle: true,
    options: [...days, ...missing.map((day) => [day, arrivedBy(day)] as const)]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([day, count]) => ({ key: day, name: formatNearDay(locale, day), count, colours: [] })),
  };
}
