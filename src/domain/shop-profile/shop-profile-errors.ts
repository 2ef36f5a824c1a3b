import type { FieldError } from '#primitives/shop-error.ts';
import type { ShopProfileBody } from './shop-profile-body.ts';

/** What is wrong with the lists as a whole: a network named twice, or a holiday that starts twice on one day. */
export function shopProfileErrors({
  social,
  holidays,
}: Pick<ShopProfileBody, 'social' | 'holidays'>): FieldError[] {
  return [
    ...repeated(social.map(({ network }) => network)).map((place) => `social.${place}.network`),
    ...repeated(holidays.map(({ startsOn, name }) => `${startsOn} ${name}`)).map(
      (place) => `holidays.${place}.startsOn`,
    ),
  ].map((path) => ({ path, code: 'taken' }));
}

/** The places of entries that were there before. */
function repeated(entries: readonly string[]): number[] {
  return [...entries.keys()].filter((place) => entries.indexOf(entries[place] ?? '') < place);
}
