import { quotationAr } from './messages/quotation.ar.ts';
import { type QuotationMessages, quotationEn } from './messages/quotation.en.ts';
import { useLocale } from './messages-context.tsx';

/** Both languages come with the page itself, which is less than a request for one of them. */
export function useQuotationMessages(): QuotationMessages {
  return { en: quotationEn, ar: quotationAr }[useLocale()];
}
