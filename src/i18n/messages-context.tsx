import { createContext, type ReactNode, use } from 'react';
import type { Locale } from '#primitives/locale.ts';
import type { Messages } from './messages/storefront/en.ts';

interface Language {
  readonly locale: Locale;
  readonly messages: Messages;
}

const LanguageContext = createContext<Language | null>(null);

/** Provides the locale and the shared texts to all components below it. */
export function LanguageProvider({ locale, messages, children }: Language & { children: ReactNode }) {
  return <LanguageContext value={{ locale, messages }}>{children}</LanguageContext>;
}

function useLanguage(): Language {
  const language = use(LanguageContext);
  if (!language) throw new Error('useMessages and useLocale need a LanguageProvider');
  return language;
}

export function useMessages(): Messages {
  return useLanguage().messages;
}

export function useLocale(): Locale {
  return useLanguage().locale;
}
