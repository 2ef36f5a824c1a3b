import type { shopProfileContract } from '#api/staff/shop-profile/shop-profile.contract.ts';
import type { DataOf } from '#api-client/call-api.ts';
import { socialNetworks } from '#domain/shop-profile/shop-profile.ts';
import type { ShopProfileBody, ShopProfileChange } from '#domain/shop-profile/shop-profile-body.ts';
import { latinDigits } from '#primitives/text/latin-digits.ts';
import type { FormParts } from '../forms/use-staff-form.ts';

export type StoredProfile = DataOf<typeof shopProfileContract>;

type Network = (typeof socialNetworks)[number];
type Bank = NonNullable<ShopProfileBody['bank']>;
export type HolidayValues = ShopProfileBody['holidays'][number];
export type DayValues = ShopProfileBody['hours'][number];
export type WeekValues = readonly DayValues[];
export type DatedHoursValues = ShopProfileBody['datedHours'][number];

/**
 * Form values of the profile: a field for each network, empty fields where there is no bank or plate, and the credit
 * terms as one text.
 */
export interface ProfileValues
  extends Omit<
    ShopProfileBody,
    'bank' | 'plate' | 'social' | 'hours' | 'datedHours' | 'holidays' | 'creditTermDays'
  > {
  bank: Bank;
  plate: PlateValues;
  creditTermDays: string;
  social: Record<Network, string>;
  hours: DayValues[];
  datedHours: DatedHoursValues[];
  holidays: HolidayValues[];
}

type Plate = NonNullable<ShopProfileBody['plate']>;
/** Null where nothing is typed. */
export type PlateValues = { readonly [Part in keyof Plate]: number | null };

const noPlate: PlateValues = { zone: null, street: null, building: null };
const noBank: Bank = { name: '', iban: '', accountName: '' };

export function valuesOf({
  id: _id,
  version: _version,
  bank,
  plate,
  social,
  ...rest
}: StoredProfile): ProfileValues {
  return {
    ...rest,
    bank: bank ?? noBank,
    plate: plate ?? noPlate,
    social: Object.fromEntries(
      socialNetworks.map((network) => [network, social.find((link) => link.network === network)?.url ?? '']),
    ) as ProfileValues['social'],
    hours: [...rest.hours],
    datedHours: [...rest.datedHours],
    holidays: [...rest.holidays],
    creditTermDays: rest.creditTermDays.join(', '),
  };
}

export function versionOf({ version }: StoredProfile): number {
  return version;
}

export function bodyOf(
  { bank, plate, social, creditTermDays, ...rest }: ProfileValues,
  version: number,
): ShopProfileChange {
  return {
    ...rest,
    bank: Object.values(bank).some((text) => text.trim() !== '') ? bank : null,
    // The server names what is missing of a plate.
    plate: Object.values(plate).some((number) => number !== null) ? (plate as Plate) : null,
    social: socialNetworks
      .filter((network) => social[network].trim() !== '')
      .map((network) => ({ network, url: social[network].trim() })),
    creditTermDays: latinDigits(creditTermDays)
      .split(/[\s,،]+/)
      .filter((days) => days !== '')
      .map(Number),
    version,
  };
}

/** Maps a path of the call's body to its field: social links and credit terms are lists in the body. */
export function fieldOf(path: string, values: ProfileValues): string {
  if (path.startsWith('creditTermDays')) return 'creditTermDays';
  const place = /^social\.(\d+)\./.exec(path)?.[1];
  if (place === undefined) return path;
  return `social.${bodyOf(values, 1).social[Number(place)]?.network}`;
}

/**
 * Parts that are compared on a conflict: texts by language, links by network, hours by weekday, dated hours and holidays
 * by day, figures and limits one by one.
 */
export const profileParts: FormParts<ProfileValues> = {
  of: ({ translations, social, hours, datedHours, holidays, stats, orderLimits, returnPolicy, ...rest }) => ({
    ...rest,
    ...prefixed('ar', translations.ar),
    ...prefixed('social', social),
    ...prefixed('hours', Object.fromEntries(hours.map((day) => [day.weekday, day]))),
    ...prefixed('datedHours', byDayAndName(datedHours)),
    ...prefixed('holidays', byDayAndName(holidays)),
    ...prefixed('stats', stats),
    ...prefixed('orderLimits', orderLimits),
    ...prefixed('returnPolicy', returnPolicy),
  }),
  together: (parts) => {
    const plain = Object.entries(parts).filter(([key]) => !key.includes(':'));
    return {
      ...Object.fromEntries(plain),
      translations: { ar: within(parts, 'ar') },
      social: within(parts, 'social'),
      hours: Object.values(within(parts, 'hours')),
      datedHours: Object.values(within(parts, 'datedHours')).sort(byDay),
      holidays: Object.values(within(parts, 'holidays')).sort(byDay),
      stats: within(parts, 'stats'),
      orderLimits: within(parts, 'orderLimits'),
      returnPolicy: within(parts, 'returnPolicy'),
    } as ProfileValues;
  },
};

function byDayAndName<Named extends { readonly startsOn: string; readonly name: string }>(
  rows: readonly Named[],
): Record<string, Named> {
  return Object.fromEntries(rows.map((row) => [`${row.startsOn} ${row.name}`, row]));
}

function byDay(one: unknown, other: unknown): number {
  return (one as HolidayValues).startsOn < (other as HolidayValues).startsOn ? -1 : 1;
}

function prefixed(prefix: string, parts: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(parts).map(([key, value]) => [`${prefix}:${key}`, value]));
}

function within(parts: Readonly<Record<string, unknown>>, prefix: string): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(parts)
      .filter(([key]) => key.startsWith(`${prefix}:`))
      .map(([key, value]) => [key.slice(prefix.length + 1), value]),
  );
}
