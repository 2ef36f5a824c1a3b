import { contactAr } from './messages/contact.ar.ts';
import { type ContactMessages, contactEn } from './messages/contact.en.ts';
import { useLocale } from './messages-context.tsx';

/** Both languages come with the page itself, which is less than a request for one of them. */
export function useContactMessages(): ContactMessages {
  return { en: contactEn, ar: contactAr }[useLocale()];
}
