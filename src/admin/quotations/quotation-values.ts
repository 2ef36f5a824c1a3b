import type { Day } from '#domain/delivery/working-days.ts';
import type { StaffQuoteBody } from '#domain/quotes/staff-quote-body.ts';
import type { Locale } from '#primitives/locale.ts';
import type { LocalizedText } from '#primitives/text/localized-text.ts';
import { emptyOffer, type OfferValues, offerBody } from './offer-values.ts';

/** Form values of a quotation for a caller; empty texts stand for what is not known. */
export interface QuotationValues
  extends OfferValues,
    Pick<StaffQuoteBody, 'key' | 'locale' | 'contact' | 'buyerReference' | 'notes'> {
  readonly company: { readonly name: string; readonly crNumber: string };
  /** Its number. */
  readonly zone: string | null;
  readonly wantedOn: string;
}

export function emptyQuotation(locale: Locale, today: Day, key: string): QuotationValues {
  return {
    key,
    locale,
    contact: { name: '', phone: '', email: '' },
    company: { name: '', crNumber: '' },
    buyerReference: '',
    zone: null,
    wantedOn: '',
    notes: '',
    ...emptyOffer(today),
  };
}

/** A name of the API in both languages. */
export function localizedName({ name, translations }: NamedInBoth): LocalizedText {
  return { en: name, ar: translations.ar.name || name };
}

interface NamedInBoth {
  readonly name: string;
  readonly translations: { readonly ar: { readonly name: string } };
}

export function quotationBody(values: QuotationValues): StaffQuoteBody {
  const { key, locale, contact, company, buyerReference, zone, wantedOn, notes, ...offer } = values;
  const hasCompany = `${company.name}${company.crNumber}`.trim() !== '';
  return {
    key,
    locale,
    contact,
    company: hasCompany ? company : null,
    buyerReference,
    zone: zone ? Number(zone) : null,
    wantedOn: wantedOn || null,
    notes,
    ...offerBody(offer),
  };
}
