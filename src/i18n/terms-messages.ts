import { termsAr } from './messages/terms.ar.ts';
import { type TermsMessages, termsEn } from './messages/terms.en.ts';
import { useLocale } from './messages-context.tsx';

/** Both languages come with the page itself, which is less than a request for one of them. */
export function useTermsMessages(): TermsMessages {
  return { en: termsEn, ar: termsAr }[useLocale()];
}
