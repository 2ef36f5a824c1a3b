import { formatDay } from '#i18n/dates.ts';
import type { Locale } from '#primitives/locale.ts';
import type { AssemblyKind } from '#primitives/quote-status.ts';
import { quoteDocumentsAr } from './quote-documents.ar.ts';
import { type QuoteDocumentMessages, quoteDocumentsEn } from './quote-documents.en.ts';

/** What an offer promises beside prices. */
interface DescribedTerms {
  readonly deliveryOn: string | null;
  readonly leadTimeDays: number | null;
  readonly assembly: AssemblyKind | null;
  readonly paymentDueDays: number | null;
}

interface TermFact {
  readonly key: 'delivery' | 'assembly' | 'payment';
  readonly label: string;
  readonly value: string;
}

const documentTexts: Readonly<Record<Locale, QuoteDocumentMessages>> = {
  en: quoteDocumentsEn,
  ar: quoteDocumentsAr,
};

/**
 * The terms of an offer in words, the same on page, PDF, email and in the admin. The same terms give the same facts in
 * both languages. A price of the assembly stands among the amounts instead.
 */
export function describeTerms(locale: Locale, terms: DescribedTerms): TermFact[] {
  const texts = documentTexts[locale];
  const { deliveryOn, leadTimeDays, assembly, paymentDueDays } = terms;
  const facts: TermFact[] = [];
  if (deliveryOn !== null) {
    facts.push({ key: 'delivery', label: texts.deliveryOn, value: formatDay(locale, deliveryOn) });
  } else if (leadTimeDays !== null) {
    facts.push({ key: 'delivery', label: texts.leadTime, value: texts.leadTimeDays(leadTimeDays) });
  }
  if (assembly !== null && assembly !== 'priced') {
    facts.push({ key: 'assembly', label: texts.assembly, value: texts.assemblies[assembly] });
  }
  if (paymentDueDays !== null) {
    facts.push({ key: 'payment', label: texts.payment, value: texts.paymentDue(paymentDueDays) });
  }
  return facts;
}

/** When a payment on credit is due. */
export function paymentTermText(locale: Locale, days: number): string {
  return documentTexts[locale].paymentDue(days);
}

/** The sentences below a quotation. What a fact of the offer says already is left out. */
export function describeConditions(
  locale: Locale,
  { assembly, paymentDueDays }: Pick<DescribedTerms, 'assembly' | 'paymentDueDays'>,
  takesTransfers: boolean,
): string[] {
  const { terms, assemblyByLine, paymentTerm } = documentTexts[locale];
  return [
    ...terms,
    ...(assembly === null ? [assemblyByLine] : []),
    ...(paymentDueDays === null ? [takesTransfers ? paymentTerm.orByTransfer : paymentTerm.onDelivery] : []),
  ];
}

/** '10%' or '12.5%': the same in both languages. */
export function formatPercent(basisPoints: number): string {
  return `${basisPoints / 100}%`;
}

export function warrantyText(locale: Locale, months: number): string {
  const { warranty, warrantyMonths } = documentTexts[locale];
  return `${warranty}: ${warrantyMonths(months)}`;
}
