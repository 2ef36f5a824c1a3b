import { pluralForm } from '#i18n/plural.ts';
import type { AssemblyKind } from '#primitives/quote-status.ts';

/** The words of a printed quotation, which shows both languages at once. */
export const quoteDocumentsEn = {
  quotation: 'Quotation',
  reference: 'Reference',
  date: 'Date',
  version: 'Version',
  validUntil: 'Valid until',
  buyer: 'For',
  name: 'Name',
  phone: 'Phone',
  email: 'Email',
  company: 'Company',
  crNumber: 'CR number',
  deliveryTo: 'Delivery to',
  /** What the delivery costs, while the zone is not known. */
  byZone: 'By zone',
  wantedOn: 'Needed by',
  onRequest: 'On request',
  buyerReference: 'Your reference',
  deliveryOn: 'Delivery on',
  leadTime: 'Lead time',
  leadTimeDays: (days: number) =>
    days === 0
      ? 'None: ready for delivery'
      : pluralForm('en', days, {
          one: '1 working day after acceptance',
          other: `${days} working days after acceptance`,
        }),
  assembly: 'Assembly',
  assemblies: { included: 'Included', not_included: 'Not included' } satisfies Record<
    Exclude<AssemblyKind, 'priced'>,
    string
  >,
  payment: 'Payment',
  paymentDue: (days: number) =>
    days === 0
      ? 'On receipt of the invoice'
      : pluralForm('en', days, {
          one: 'Within 1 day of the invoice',
          other: `Within ${days} days of the invoice`,
        }),
  warranty: 'Warranty',
  warrantyMonths: (months: number) =>
    months === 0
      ? 'none'
      : months % 12 === 0
        ? pluralForm('en', months / 12, { one: '1 year', other: `${months / 12} years` })
        : pluralForm('en', months, { one: '1 month', other: `${months} months` }),
  /** On a version that cannot be accepted any more. */
  replacedBy: (number: number) => `Replaced by version ${number}`,
  withdrawn: 'Withdrawn: this offer can no longer be accepted',
  unpriced: 'Lines without a price are not in the total. We send their prices in a new version.',
  message: 'From our team',
  termsTitle: 'Terms',
  terms: [
    'Prices are in Qatari riyals and hold until the day named above, for the quantities named.',
    'Pieces are set aside when the quotation is accepted, as far as they are in stock then.',
    'Delivery includes carrying to the room.',
  ],
  /** Where the offer does not say how it is with all of it. */
  assemblyByLine: 'Assembly is included where a line says so.',
  /** Below the other terms; a transfer needs bank details in the shop profile. */
  paymentTerm: {
    onDelivery: 'Payment in cash or by card on delivery.',
    orByTransfer: 'Payment in cash or by card on delivery, or by bank transfer against our invoice.',
  },
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
};

export type QuoteDocumentMessages = typeof quoteDocumentsEn;
