import type { FieldError } from '#primitives/shop-error.ts';
import type { ShopProfileBody } from './shop-profile-body.ts';

/** Validates the lists: duplicate social networks, holidays that start on the same day, dated hours that overlap. */
export function shopProfileErrors({
  social,
  holidays,
  datedHours,
}: Pick<ShopProfileBody, 'social' | 'holidays' | 'datedHours'>): FieldError[] {
  return [
    ...repeated(social.map(({ network }) => network)).map((place) => `social.${place}.network`),
    ...repeated(holidays.map(({ startsOn, name }) => `${startsOn} ${name}`)).map(
      (place) => `holidays.${place}.startsOn`,
    ),
    ...overlapping(datedHours).map((place) => `datedHours.${place}.startsOn`),
  ].map((path) => ({ path, code: 'taken' }));
}

/** The indexes of entries that share a day with an earlier one. */
function overlapping(entries: ShopProfileBody['datedHours']): number[] {
  return [...entries.keys()].filter((place) => {
    const later = entries[place];
    return entries
      .slice(0, place)
      .some((earlier) => later && earlier.startsOn <= later.endsOn && later.startsOn <= earlier.endsOn);
  });
}

/** The indexes of duplicate entries. */
function repeated(entries: readonly string[]): number[] {
  return [...entries.keys()].filter((place) => entries.indexOf(entries[place] ?? '') < place);
}
