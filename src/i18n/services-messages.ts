import { servicesAr } from './messages/services.ar.ts';
import { type ServicesMessages, servicesEn } from './messages/services.en.ts';
import { useLocale } from './messages-context.tsx';

/** Both languages come with the page itself, which is less than a request for one of them. */
export function useServicesMessages(): ServicesMessages {
  return { en: servicesEn, ar: servicesAr }[useLocale()];
}
