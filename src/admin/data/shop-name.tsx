import { createContext, type ReactNode, use } from 'react';
import { shopProfileContract } from '#api/staff/shop-profile/shop-profile.contract.ts';
import type { Locale } from '#primitives/locale.ts';
import type { LocalizedText } from '#primitives/text/localized-text.ts';
import { Loaded } from '../components/loaded.tsx';
import { useStaffLocale } from '../locale/staff-locale.tsx';
import { useStaffQuery } from './use-staff-query.ts';

const noName: LocalizedText = { en: '', ar: '' };
const ShopNameContext = createContext(noName);

/** Provides the shop's name of the profile; empty until it is loaded. */
export function ShopNameProvider({ children }: { readonly children: ReactNode }) {
  const profile = useStaffQuery(shopProfileContract, {}).data?.data;
  const name = profile ? { en: profile.name, ar: profile.translations.ar.name } : noName;
  return <ShopNameContext value={name}>{children}</ShopNameContext>;
}

/** Renders the screens as soon as the shop's name is known, because they write it into messages to customers. */
export function WithShopName({ children }: { readonly children: ReactNode }) {
  const profile = useStaffQuery(shopProfileContract, {});
  return profile.data ? children : <Loaded query={profile}>{() => null}</Loaded>;
}

/** The shop's name in the language of staff, or of a customer. */
export function useShopName(locale?: Locale): string {
  const staffLocale = useStaffLocale();
  return use(ShopNameContext)[locale ?? staffLocale];
}
