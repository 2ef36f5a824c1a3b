import { helpAr } from './messages/help.ar.ts';
import { type HelpMessages, helpEn } from './messages/help.en.ts';
import { useLocale } from './messages-context.tsx';

/** Both languages come with the page itself, which is less than a request for one of them. */
export function useHelpMessages(): HelpMessages {
  return { en: helpEn, ar: helpAr }[useLocale()];
}
