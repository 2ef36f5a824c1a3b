import type { ReactNode } from 'react';
import { orderDocumentsAr } from '#i18n/messages/documents/order-documents.ar.ts';
import { type OrderDocumentMessages, orderDocumentsEn } from '#i18n/messages/documents/order-documents.en.ts';
import { quoteDocumentsAr } from '#i18n/messages/documents/quote-documents.ar.ts';
import { type QuoteDocumentMessages, quoteDocumentsEn } from '#i18n/messages/documents/quote-documents.en.ts';
import { directionOf, type Locale, locales } from '#primitives/locale.ts';
import type { LocalizedText } from '#primitives/text/localized-text.ts';
import { classNames } from '#ui/class-names.ts';

type Words = OrderDocumentMessages & QuoteDocumentMessages;

const words: Readonly<Record<Locale, Words>> = {
  en: { ...orderDocumentsEn, ...quoteDocumentsEn },
  ar: { ...orderDocumentsAr, ...quoteDocumentsAr },
};

/** The words of the printed documents, in both languages at once. */
export function inBoth(write: (words: Words, locale: Locale) => string): LocalizedText {
  return { en: write(words.en, 'en'), ar: write(words.ar, 'ar') };
}

interface InLanguageProps {
  readonly locale: Locale;
  readonly className?: string;
  readonly children: ReactNode;
}

export function InLanguage({ locale, className, children }: InLanguageProps) {
  return (
    <span lang={locale} dir={directionOf(locale)} className={className}>
      {children}
    </span>
  );
}

/** The same in English and Arabic, one beside the other where there is room. */
export function Both({ text, className }: { readonly text: LocalizedText; readonly className?: string }) {
  return (
    <span className={classNames('inline-flex flex-wrap gap-x-2.5', className)}>
      {locales.map((locale) => (
        <InLanguage key={locale} locale={locale}>
          {text[locale]}
        </InLanguage>
      ))}
    </span>
  );
}
