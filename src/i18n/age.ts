import type { Locale } from '#primitives/locale.ts';
import { perLocale } from '#primitives/memoize-once.ts';

const formats = perLocale({
  en: () => new Intl.RelativeTimeFormat('en'),
  ar: () => new Intl.RelativeTimeFormat('ar-QA-u-nu-latn'),
});

const steps = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

const now = { en: 'now', ar: 'الآن' } as const;

/** Formats an age in the largest unit of which two have passed: '5 hours ago', '40 minutes ago', 'now'. */
export function formatAge(locale: Locale, then: Date, at: Date): string {
  const age = at.getTime() - then.getTime();
  if (age < steps[2][1]) return now[locale];
  const [unit, length] = steps.find(([, milliseconds]) => age >= 2 * milliseconds) ?? steps[2];
  return formats(locale).format(-Math.floor(age / length), unit);
}
