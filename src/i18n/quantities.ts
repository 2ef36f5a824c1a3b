import type { AttributeUnit } from '#primitives/attributes/attribute-kinds.ts';
import type { Locale } from '#primitives/locale.ts';
import { pluralForm } from './plural.ts';

type Forms = Parameters<typeof pluralForm>[2];

interface ShownUnit {
  readonly en: string | Forms;
  readonly ar: string | Forms;
  /** How many of the stored unit are one of the shown. */
  readonly divisor?: number;
}

/** How each unit is written after its number. Lengths of furniture are stored in millimetres and shown in centimetres. */
const units: Readonly<Record<AttributeUnit, ShownUnit>> = {
  mm: { en: 'cm', ar: 'سم', divisor: 10 },
  kg: { en: 'kg', ar: 'كجم' },
  inch: { en: 'inch', ar: 'بوصة' },
  GB: { en: 'GB', ar: 'جيجابايت' },
  TB: { en: 'TB', ar: 'تيرابايت' },
  W: { en: 'W', ar: 'واط' },
  VA: { en: 'VA', ar: 'فولت أمبير' },
  V: { en: 'V', ar: 'فولت' },
  Ah: { en: 'Ah', ar: 'أمبير ساعة' },
  GHz: { en: 'GHz', ar: 'جيجاهرتز' },
  Hz: { en: 'Hz', ar: 'هرتز' },
  Mbps: { en: 'Mbps', ar: 'ميجابت/ث' },
  Gbps: { en: 'Gbps', ar: 'جيجابت/ث' },
  L: { en: 'L', ar: 'لتر' },
  lm: { en: 'lm', ar: 'لومن' },
  dB: { en: 'dB', ar: 'ديسيبل' },
  m: { en: 'm', ar: 'م' },
  'm²': { en: 'm²', ar: 'م²' },
  ms: { en: 'ms', ar: 'ملّي ثانية' },
  MP: { en: 'MP', ar: 'ميجابكسل' },
  minutes: { en: { one: 'minute', other: 'minutes' }, ar: { few: 'دقائق', other: 'دقيقة' } },
  hours: { en: { one: 'hour', other: 'hours' }, ar: { few: 'ساعات', other: 'ساعة' } },
  years: { en: { one: 'year', other: 'years' }, ar: { few: 'سنوات', other: 'سنة' } },
  users: { en: { one: 'user', other: 'users' }, ar: { few: 'مستخدمين', many: 'مستخدمًا', other: 'مستخدم' } },
  people: { en: { one: 'person', other: 'people' }, ar: { few: 'أشخاص', many: 'شخصًا', other: 'شخص' } },
  ports: { en: { one: 'port', other: 'ports' }, ar: { few: 'منافذ', many: 'منفذًا', other: 'منفذ' } },
  pages: { en: { one: 'page', other: 'pages' }, ar: { few: 'صفحات', other: 'صفحة' } },
  pieces: { en: { one: 'piece', other: 'pieces' }, ar: { few: 'قطع', other: 'قطعة' } },
  percent: { en: '%', ar: '%' },
  cycles: { en: { one: 'cycle', other: 'cycles' }, ar: { few: 'دورات', other: 'دورة' } },
  ppm: { en: 'pages a minute', ar: 'صفحة في الدقيقة' },
  dpi: { en: 'dpi', ar: 'نقطة في البوصة' },
  U: { en: 'U', ar: 'U' },
};

/** A number of an attribute as it is shown, without its unit. */
export function shownNumber(value: number, unit: AttributeUnit | null): number {
  const divisor = (unit && units[unit].divisor) ?? 1;
  return Math.round((value / divisor) * 1000) / 1000;
}

/** The number of an attribute that a visitor writes in the shown unit. */
export function storedNumber(shown: number, unit: AttributeUnit | null): number {
  const divisor = (unit && units[unit].divisor) ?? 1;
  return Math.round(shown * divisor * 1000) / 1000;
}

/** The unit as it is written beside a field. */
export function unitName(locale: Locale, unit: AttributeUnit | null): string {
  if (unit === null) return '';
  const shown = units[unit][locale];
  return typeof shown === 'string' ? shown : shown.other;
}

/** A number with its unit: '120 cm', «6 أشخاص». */
export function formatQuantity(locale: Locale, value: number, unit: AttributeUnit | null): string {
  const number = shownNumber(value, unit);
  const digits = number.toLocaleString('en-QA', { maximumFractionDigits: 3 });
  if (unit === null) return digits;
  const shown = units[unit][locale];
  const word = typeof shown === 'string' ? shown : pluralForm(locale, number, shown);
  // A percent sign belongs to its number.
  return unit === 'percent' ? `${digits}%` : `${digits} ${word}`;
}
