import type { Locale } from '#primitives/locale.ts';
import { defaultLocale } from '#primitives/locale.ts';
import { dirhamsFromQar, qarFromDirhams } from '#primitives/money.ts';
import { readablePhone } from '#primitives/text/phone-number.ts';
import type { EditedShopProfile, ShopProfile } from './shop-profile.ts';
import type { ShopProfileBody } from './shop-profile-body.ts';

/** Fixed id for the audit history, because there is only one. */
const profileId = 'shop-profile';

/** Serializes the shop profile for the API: English in the fields, Arabic in `translations`. */
export function serializeShopProfile(profile: EditedShopProfile) {
  const { phone, whatsapp, email, mapUrl, crNumber, bank, social, hours, datedHours, holidays } = profile;
  const { stats, orderLimits, returnPolicy, creditTermDays, plate, replyDays, version } = profile;
  return {
    id: profileId,
    ...textsIn(profile, 'en'),
    translations: { ar: textsIn(profile, 'ar') },
    phone,
    whatsapp,
    email,
    mapUrl,
    plate,
    replyDays,
    crNumber,
    bank,
    social,
    hours,
    datedHours: datedHours.map(({ startsOn, endsOn, name, hours: week }) => ({
      startsOn,
      endsOn,
      name: name.en,
      translations: { ar: { name: name.ar } },
      hours: week,
    })),
    holidays: holidays.map(({ startsOn, days, name, isEstimated }) => ({
      startsOn,
      days,
      name: name.en,
      translations: { ar: { name: name.ar } },
      isEstimated,
    })),
    stats,
    orderLimits: { ...orderLimits, value: qarFromDirhams(orderLimits.value) },
    returnPolicy,
    creditTermDays: [...creditTermDays],
    staffLocale: profile.staffLocale ?? defaultLocale,
    version,
  };
}

export type ShopProfileResponse = ReturnType<typeof serializeShopProfile>;

/** Parses a serialized shop profile from staff's request body. */
export function parseShopProfile({
  holidays,
  datedHours,
  translations: { ar },
  name,
  legalName,
  address,
  parking,
  orderLimits,
  ...rest
}: ShopProfileBody): Omit<EditedShopProfile, 'version'> {
  return {
    ...rest,
    name: { en: name, ar: ar.name },
    legalName: { en: legalName, ar: ar.legalName },
    address: { en: address, ar: ar.address },
    parking: { en: parking, ar: ar.parking },
    phone: readablePhone(rest.phone),
    whatsapp: readablePhone(rest.whatsapp),
    orderLimits: { ...orderLimits, value: dirhamsFromQar(orderLimits.value) },
    datedHours: datedHours.map(withLocalizedName).sort(byFirstDay),
    holidays: holidays.map(withLocalizedName).sort(byFirstDay),
  };
}

function withLocalizedName<
  Named extends { readonly name: string; readonly translations: { readonly ar: { readonly name: string } } },
>({ translations, ...rest }: Named) {
  return { ...rest, name: { en: rest.name, ar: translations.ar.name } };
}

function byFirstDay(one: { readonly startsOn: string }, other: { readonly startsOn: string }): number {
  return one.startsOn < other.startsOn ? -1 : 1;
}

function textsIn({ name, legalName, address, parking }: ShopProfile, locale: Locale) {
  return {
    name: name[locale],
    legalName: legalName[locale],
    address: address[locale],
    parking: parking[locale],
  };
}
