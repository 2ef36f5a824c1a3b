import { orderDocumentsAr } from '#i18n/messages/documents/order-documents.ar.ts';
import { orderDocumentsEn } from '#i18n/messages/documents/order-documents.en.ts';
import { planDocumentsAr } from '#i18n/messages/documents/plan-documents.ar.ts';
import { planDocumentsEn } from '#i18n/messages/documents/plan-documents.en.ts';
import { quoteDocumentsAr } from '#i18n/messages/documents/quote-documents.ar.ts';
import { quoteDocumentsEn } from '#i18n/messages/documents/quote-documents.en.ts';
import type { Locale } from '#primitives/locale.ts';
import type { LocalizedText } from '#primitives/text/localized-text.ts';

/** The texts of a quotation in both languages. */
export const words = {
  en: { ...orderDocumentsEn, ...quoteDocumentsEn, plan: planDocumentsEn },
  ar: { ...orderDocumentsAr, ...quoteDocumentsAr, plan: planDocumentsAr },
};

type Words = typeof words.en;

/** A text of the quotation in both languages. */
export function both(write: (texts: Words, locale: Locale) => string): LocalizedText {
  return { en: write(words.en, 'en'), ar: write(words.ar, 'ar') };
}
