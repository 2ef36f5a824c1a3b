import type { ShopProfile } from './shop-profile.ts';

/** Everything that a new shop has to complete before it opens, in the order of the checklist. */
export const setupItems = [
  'phone',
  'whatsapp',
  'email',
  'address',
  'crNumber',
  'bank',
  'social',
  'publicUrl',
  'smtp',
  'staffEmail',
] as const;
export type SetupItem = (typeof setupItems)[number];

/** The settings of the server that a new shop needs. */
export interface SetupSettings {
  readonly publicUrl: string;
  readonly smtpUrl: string | undefined;
  readonly staffEmail: string | undefined;
}

/** Lists what is missing, or in the profile still equal to the placeholders of the seed. */
export function listMissingSetup(
  profile: ShopProfile,
  placeholders: ShopProfile,
  { publicUrl, smtpUrl, staffEmail }: SetupSettings,
): SetupItem[] {
  const isMissing: Record<SetupItem, boolean> = {
    phone: profile.phone === placeholders.phone,
    whatsapp: profile.whatsapp === placeholders.whatsapp,
    email: profile.email === placeholders.email,
    address:
      profile.address.en === placeholders.address.en ||
      profile.address.ar === placeholders.address.ar ||
      profile.mapUrl === placeholders.mapUrl,
    crNumber: profile.crNumber === placeholders.crNumber,
    bank: profile.bank === null,
    // A shop may use none; only the links of the seed lead nowhere.
    social: profile.social.some(({ url }) => placeholders.social.some((link) => link.url === url)),
    // The default of the setting.
    publicUrl: new URL(publicUrl).hostname === 'localhost',
    smtp: smtpUrl === undefined,
    staffEmail: staffEmail === undefined,
  };
  return setupItems.filter((item) => isMissing[item]);
}
