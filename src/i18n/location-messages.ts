import { locationsAr } from './messages/locations.ar.ts';
import { type LocationMessages, locationsEn } from './messages/locations.en.ts';
import { useLocale } from './messages-context.tsx';

/** Both languages come with the page itself, which is less than a request for one of them. */
export function useLocationMessages(): LocationMessages {
  return { en: locationsEn, ar: locationsAr }[useLocale()];
}
