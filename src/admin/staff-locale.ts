import { defaultLocale, isLocale, type Locale } from '#primitives/locale.ts';

const storageKey = 'adminLocale';

export function storedStaffLocale(): Locale {
  const stored = window.localStorage.getItem(storageKey);
  return isLocale(stored) ? stored : defaultLocale;
}

export function rememberStaffLocale(locale: Locale): void {
  window.localStorage.setItem(storageKey, locale);
}
