import { createContext, type ReactNode, use } from 'react';
import { orderDocumentsAr } from '#i18n/messages/documents/order-documents.ar.ts';
import { type OrderDocumentMessages, orderDocumentsEn } from '#i18n/messages/documents/order-documents.en.ts';
import { quoteDocumentsAr } from '#i18n/messages/documents/quote-documents.ar.ts';
import { type QuoteDocumentMessages, quoteDocumentsEn } from '#i18n/messages/documents/quote-documents.en.ts';
import { directionOf, type Locale, locales } from '#primitives/locale.ts';
import type { LocalizedText } from '#primitives/text/localized-text.ts';
import { classNames } from '../class-names.ts';

type DocumentTexts = OrderDocumentMessages & QuoteDocumentMessages;

const documentTexts: Readonly<Record<Locale, DocumentTexts>> = {
  en: { ...orderDocumentsEn, ...quoteDocumentsEn },
  ar: { ...orderDocumentsAr, ...quoteDocumentsAr },
};

/** A text of the printed documents in both languages. */
export function bilingualText(write: (texts: DocumentTexts, locale: Locale) => string): LocalizedText {
  return { en: write(documentTexts.en, 'en'), ar: write(documentTexts.ar, 'ar') };
}

/** The languages of the document, the one of the buyer first. */
export const Languages = createContext<readonly Locale[]>(locales);

interface InLanguageProps {
  readonly locale: Locale;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Marks a text with its language and direction. */
function InLanguage({ locale, className, children }: InLanguageProps) {
  return (
    <span lang={locale} dir={directionOf(locale)} className={className}>
      {children}
    </span>
  );
}

/** A text in each language, the one of the buyer first. */
export function EachLanguage({
  text,
  className,
}: {
  readonly text: LocalizedText;
  readonly className?: string;
}) {
  return use(Languages).map((locale) => (
    <InLanguage key={locale} locale={locale} {...(className && { className })}>
      {text[locale]}
    </InLanguage>
  ));
}

/** Renders a text in both languages, side by side where the width allows. */
export function BilingualText({
  text,
  className,
}: {
  readonly text: LocalizedText;
  readonly className?: string;
}) {
  return (
    <span className={classNames('inline-flex flex-wrap gap-x-2.5', className)}>
      <EachLanguage text={text} />
    </span>
  );
}
