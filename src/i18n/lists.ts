import type { Locale } from '#primitives/locale.ts';

/** Joins values as a table does: 'a, b, c'. */
export function joinValues(locale: Locale, values: readonly string[]): string {
  return values.join(locale === 'ar' ? '، ' : ', ');
}

/** Joins a list as the language does: 'a, b, and c'. Without `Intl`, which delays the first view (money.ts). */
export function formatList(locale: Locale, items: readonly string[]): string {
  if (locale === 'ar') return items.join(' و');
  const [last = '', ...before] = items.toReversed();
  if (before.length < 2) return [...before, last].join(' and ');
  return `${before.reverse().join(', ')}, and ${last}`;
}
