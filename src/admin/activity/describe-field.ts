import type { Difference, FieldValue } from '#domain/activity/differences.ts';
import { zoneRanges } from '#domain/delivery/zone-ranges.ts';
import { formatDay } from '#i18n/dates.ts';
import { joinValues } from '#i18n/lists.ts';
import type { AdminActivityTexts } from '#i18n/messages/admin/activity.en.ts';
import { formatRoundMoney } from '#i18n/money.ts';
import { formatMoment } from '#i18n/order-dates.ts';
import { weekdayName } from '#i18n/weekdays.ts';
import type { Locale } from '#primitives/locale.ts';
import { dirhamsFromQar } from '#primitives/money.ts';

interface Language {
  readonly locale: Locale;
  readonly texts: AdminActivityTexts;
  /** The name of a category, subcategory or department by its slug; the history has the slug. */
  readonly placeName?: (slug: string) => string | undefined;
}

const amounts: ReadonlySet<string> = new Set([
  'price',
  'fee',
  'freeFrom',
  'minimumOrder',
  'total',
  'subtotal',
  'deliveryFee',
  'discount',
  'received',
  'returned',
  'assemblyFee',
  // Of the largest online order; the value of a specification is a text.
  'value',
]);

const dates: ReadonlySet<string> = new Set([
  'startsOn',
  'endsOn',
  'validUntil',
  'deliveryOn',
  'deliveryDay',
  'placedFrom',
  'placedTo',
  'reviewedOn',
]);

/** Fields whose value is one of a list, with a name for each. */
const named: ReadonlySet<string> = new Set([
  'status',
  'ratingSource',
  'assembly',
  'dropReason',
  'network',
  'staffLocale',
  'locale',
  'awaiting',
  'kind',
  'writtenBy',
  'repair',
]);

const places: ReadonlySet<string> = new Set(['category', 'subcategory', 'department']);

/** Formats the path of a changed field: 'Groups · Doha and Al Rayyan · Fee'. */
export function describePath(path: Difference['path'], language: Language): string {
  const { texts } = language;
  const isArabic = path.some(({ field }) => field === 'translations');
  const words = path
    .filter(
      ({ field }, index) =>
        field !== 'translations' && !(isArabic && field === 'ar' && index < path.length - 1),
    )
    .flatMap(({ field, entry }) => [
      texts.fields[field] ?? inWords(field),
      ...(entry ? [entryName(field, entry, language)] : []),
    ])
    .join(' · ');
  return isArabic ? texts.inArabic(words) : words;
}

function entryName(
  field: string,
  { key, name }: NonNullable<Difference['path'][number]['entry']>,
  { locale, texts }: Language,
): string {
  if (field === 'hours') return weekdayName(locale, Number(key));
  if (field === 'social') return texts.values[key] ?? key;
  if (field === 'holidays' && !name) return formatDay(locale, key);
  return name?.[locale] ?? key;
}

/** Formats a value for display; null if it is empty. */
export function describeValue(
  path: Difference['path'],
  value: FieldValue,
  language: Language,
): string | null {
  const field = path.at(-1)?.field ?? '';
  if (value === null) return null;
  if (typeof value === 'object') {
    if (field === 'zones') return joinValues(language.locale, zoneRanges(value.map(Number)));
    // Their ids say nothing to a reader.
    if (field === 'successorIds' || field === 'productIds') return language.texts.products(value.length);
    return joinValues(
      language.locale,
      value.map((entry) => describeValue(path, entry, language) ?? ''),
    );
  }
  if (typeof value === 'boolean') return value ? language.texts.yes : language.texts.no;
  if (typeof value === 'number') return describeNumber(field, value, language.locale);
  if (dates.has(field)) return formatDay(language.locale, value);
  if (field === 'publishAt') return formatMoment(language.locale, new Date(value));
  if (places.has(field)) return language.placeName?.(value) ?? value;
  return named.has(field) ? (language.texts.values[value] ?? value) : value;
}

function describeNumber(field: string, value: number, locale: Locale): string {
  if (amounts.has(field)) return formatRoundMoney(locale, dirhamsFromQar(value));
  if (field === 'weekday') return weekdayName(locale, value);
  // Positions are shown counting from one.
  return (field === 'position' ? value + 1 : value).toLocaleString('en-QA');
}

/** 'warrantyMonths' as 'Warranty months', for a field without a label. */
function inWords(field: string): string {
  const words = field.replaceAll(/(?<=[a-z])([A-Z])/g, ' $1').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
