import type { Day } from '#domain/delivery/working-days.ts';
import type { StaffQuoteBody } from '#domain/quotes/staff-quote-body.ts';
import type { Locale } from '#primitives/locale.ts';
import { emptyOffer, type OfferValues, offerBody } from './offer-values.ts';

/** Form values of a quotation for a caller; empty texts stand for what is not known. */
export interface QuotationValues
  extends OfferValues,
    Pick<StaffQuoteBody, 'key' | 'locale' | 'contact' | 'buyerReference' | 'zone' | 'notes'> {
  readonly companyName: string;
  readonly crNumber: string;
  readonly wantedOn: string;
}

export function emptyQuotation(locale: Locale, today: Day, key: string): QuotationValues {
  return {
    key,
    locale,
    contact: { name: '', phone: '', email: '' },
    companyName: '',
    crNumber: '',
    buyerReference: '',
    zone: null,
    wantedOn: '',
    notes: '',
    ...emptyOffer(today),
  };
}

export function quotationBody(values: QuotationValues): StaffQuoteBody {
  const { key, locale, contact, companyName, crNumber, buyerReference, zone, wantedOn, notes, ...offer } =
    values;
  const hasCompany = `${companyName}${crNumber}`.trim() !== '';
  return {
    key,
    locale,
    contact,
    company: hasCompany ? { name: companyName, crNumber } : null,
    buyerReference,
    zone,
    wantedOn: wantedOn || null,
    notes,
    ...offerBody(offer),
  };
}
