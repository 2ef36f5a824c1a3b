import { createContext, type ReactNode, use } from 'react';
import { shopProfileContract } from '#api/staff/shop-profile/shop-profile.contract.ts';
import type { Locale } from '#primitives/locale.ts';
import type { LocalizedText } from '#primitives/text/localized-text.ts';
import { useStaffLocale } from '../locale/staff-locale.tsx';
import { useStaffQuery } from './use-staff-query.ts';

const noName: LocalizedText = { en: '', ar: '' };
const ShopNameContext = createContext(noName);

/** Provides the shop's name of the profile to all screens. */
export function ShopNameProvider({ children }: { readonly children: ReactNode }) {
  const profile = useStaffQuery(shopProfileContract, {}).data?.data;
  const name = profile ? { en: profile.name, ar: profile.translations.ar.name } : noName;
  return <ShopNameContext value={name}>{children}</ShopNameContext>;
}

/** The shop's name in the language of staff, or of a customer; empty until the profile is loaded. */
export function useShopName(locale?: Locale): string {
  const staffLocale = useStaffLocale();
  return use(ShopNameContext)[locale ?? staffLocale];
}
