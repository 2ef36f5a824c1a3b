import type { Locale } from '#primitives/locale.ts';

/** 'a, b, and c', as the language joins it; for a page's first view, which does without `Intl` (money.ts). */
export function formatList(locale: Locale, items: readonly string[]): string {
  if (locale === 'ar') return items.join(' و');
  const [last = '', ...before] = items.toReversed();
  if (before.length < 2) return [...before, last].join(' and ');
  return `${before.reverse().join(', ')}, and ${last}`;
}
