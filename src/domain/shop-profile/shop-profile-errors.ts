import type { FieldError } from '#primitives/shop-error.ts';
import type { ShopProfileBody } from './shop-profile-body.ts';

/** Validates the lists: duplicate social networks, and holidays that start on the same day. */
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

/** The indexes of duplicate entries. */
function repeated(entries: readonly string[]): number[] {
  return [...entries.keys()].filter((place) => entries.indexOf(entries[place] ?? '') < place);
}
