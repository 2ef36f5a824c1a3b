import { createContext, type ReactNode, use } from 'react';
import type { Locale } from '#primitives/locale.ts';
import type { Messages } from './messages/storefront/en.ts';

interface Language {
  readonly locale: Locale;
  readonly messages: Messages;
}

const LanguageContext = createContext<Language | null>(null);

export function LanguageProvider({ locale, messages, children }: Language & { children: ReactNode }) {
  return <LanguageContext value={{ locale, messages }}>{children}</LanguageContext>;
}

function useLanguage(): Language {
  const language = use(LanguageContext);
  if (!language) throw new Error('texts are only known inside LanguageProvider');
  return language;
}

export function useMessages(): Messages {
  return useLanguage().messages;
}

export function useLocale(): Locale {
  return useLanguage().locale;
}
