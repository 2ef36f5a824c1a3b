import type { AnsweredQuery } from '#domain/catalogue/search/query/answered-query.ts';
import { formatList } from '#i18n/lists.ts';
import { askedAr } from '#i18n/messages/storefront/search/asked.ar.ts';
import { askedEn } from '#i18n/messages/storefront/search/asked.en.ts';
import type { Locale } from '#primitives/locale.ts';
import type { AskedByNumbers } from './listing-data.ts';

const messages = { en: askedEn, ar: askedAr };

/** Says what a search with numbers asked for; null for one without. Called on the server, whose pages carry the sentences alone. */
export function askedByNumbers(
  { words, quantity, constraints, isMet }: AnsweredQuery,
  locale: Locale,
): AskedByNumbers | null {
  if (quantity === null && constraints.length === 0) return null;
  const texts = messages[locale];
  const measures = formatList(
    locale,
    constraints.map(({ attribute, value }) => texts.measures[attribute](value)),
  );
  return {
    quantity,
    sentences: [
      ...(quantity === null ? [] : [texts.quantity(quantity)]),
      ...(constraints.length === 0 ? [] : [isMet ? texts.only(measures) : texts.notMet(measures, words)]),
    ],
    wider: constraints.length > 0 && isMet ? { search: words, text: texts.wider(words) } : null,
  };
}
