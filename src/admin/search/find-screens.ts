import { adminAr } from '#i18n/messages/admin/admin.ar.ts';
import { adminEn } from '#i18n/messages/admin/admin.en.ts';
import { adminSearchAr } from '#i18n/messages/admin/search/search.ar.ts';
import { type AdminSearchMessages, adminSearchEn } from '#i18n/messages/admin/search/search.en.ts';
import type { Locale } from '#primitives/locale.ts';
import { foldText } from '#primitives/text/fold-text.ts';
import { navigation } from '../layout/navigation.ts';

interface FoundScreen {
  readonly to: string;
  readonly name: string;
}

/** Where each setting is edited. */
const settingPaths: Readonly<Record<keyof AdminSearchMessages['settings'], string>> = {
  bank: '/admin/profile',
  hours: '/admin/profile',
  holidays: '/admin/profile',
  orderLimits: '/admin/profile',
  returns: '/admin/profile',
  contact: '/admin/profile',
  social: '/admin/profile',
  announcement: '/admin/home-page?part=announcement',
  slides: '/admin/home-page?part=hero',
  figures: '/admin/home-page?part=stats',
  cities: '/admin/home-page?part=cities',
  fees: '/admin/delivery',
  drivers: '/admin/deliveries/drivers',
  password: '/admin/account',
  backups: '/admin/health',
  monthlySales: '/admin/sales',
};

const texts = {
  en: { screens: adminEn, search: adminSearchEn },
  ar: { screens: adminAr, search: adminSearchAr },
};

interface Entry {
  readonly to: string;
  readonly names: Readonly<Record<Locale, string>>;
  readonly words: readonly string[];
}

const entries: readonly Entry[] = [
  ...navigation
    .flatMap(({ entries: screens }) => screens)
    .map(({ screen, to }) =>
      entry(
        to,
        (locale) => texts[locale].screens.screens[screen],
        () => '',
      ),
    ),
  ...Object.entries(settingPaths).map(([key, to]) => {
    const setting = (locale: Locale) =>
      texts[locale].search.settings[key as keyof AdminSearchMessages['settings']];
    return entry(
      to,
      (locale) => setting(locale).name,
      (locale) => setting(locale).words,
    );
  }),
];

function entry(to: string, name: (locale: Locale) => string, words: (locale: Locale) => string): Entry {
  const names = { en: name('en'), ar: name('ar') };
  const all = [names.en, names.ar, words('en'), words('ar')].join(' ');
  return { to, names, words: foldText(all).split(' ') };
}

/** Screens and settings of which every typed word begins a word, in either language. */
export function findScreens(search: string, locale: Locale): readonly FoundScreen[] {
  const typed = foldText(search).split(' ').filter(Boolean);
  if (typed.length === 0) return [];
  return entries
    .filter(({ words }) => typed.every((part) => words.some((word) => word.startsWith(part))))
    .map(({ to, names }) => ({ to, name: names[locale] }));
}
