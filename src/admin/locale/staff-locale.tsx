import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react';
import { I18nProvider } from 'react-aria-components';
import { defaultLocale, directionOf, isLocale, type Locale } from '#primitives/locale.ts';

/** What was chosen in this browser. */
const storageKey = 'adminLocale';
/** The language of the person who signed in last, for a browser in which none was chosen. */
const personKey = 'adminPersonLocale';

interface StaffLanguage {
  readonly locale: Locale;
  readonly changeLocale: (locale: Locale) => void;
  /** Takes over the language of the person, unless one was chosen in this browser. */
  readonly followPerson: (locale: Locale) => void;
}

const StaffLanguageContext = createContext<StaffLanguage | null>(null);

/** Language of the admin: that of this browser, else that of the person. Independent of the storefront's. */
export function StaffLanguageProvider({ children }: { readonly children: ReactNode }) {
  const [locale, setLocale] = useState<Locale>(storedLocale);

  useEffect(() => {
    document.documentElement.lang = locale;
    document.documentElement.dir = directionOf(locale);
  }, [locale]);

  const followPerson = useCallback((chosen: Locale) => {
    localStorage.setItem(personKey, chosen);
    setLocale(storedLocale());
  }, []);

  const language = useMemo(
    () => ({
      locale,
      changeLocale: (chosen: Locale) => {
        localStorage.setItem(storageKey, chosen);
        setLocale(chosen);
      },
      followPerson,
    }),
    [locale, followPerson],
  );
  return (
    <StaffLanguageContext value={language}>
      {/* Latin digits, as everywhere in the shop. */}
      <I18nProvider locale={locale === 'ar' ? 'ar-QA-u-nu-latn' : 'en-GB'}>{children}</I18nProvider>
    </StaffLanguageContext>
  );
}

export function useStaffLanguage(): StaffLanguage {
  const language = use(StaffLanguageContext);
  if (!language) throw new Error('the language of staff is only known inside StaffLanguageProvider');
  return language;
}

export function useStaffLocale(): Locale {
  return useStaffLanguage().locale;
}

function storedLocale(): Locale {
  const stored = localStorage.getItem(storageKey) ?? localStorage.getItem(personKey);
  return isLocale(stored) ? stored : defaultLocale;
}
