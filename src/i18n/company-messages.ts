import { companyAr } from './messages/company.ar.ts';
import { type CompanyMessages, companyEn } from './messages/company.en.ts';
import { useLocale } from './messages-context.tsx';

/** Both languages come with the page itself, which is less than a request for one of them. */
export function useCompanyMessages(): CompanyMessages {
  return { en: companyEn, ar: companyAr }[useLocale()];
}
