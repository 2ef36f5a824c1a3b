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
  wantedOn: 'Needed by',
  onRequest: 'On request',
  unpriced: 'Lines without a price are not in the total. We send their prices in a new version.',
  message: 'From our team',
  termsTitle: 'Terms',
  terms: [
    'Prices are in Qatari riyals and hold until the day named above, for the quantities named.',
    'Pieces are set aside when the quotation is accepted, as far as they are in stock then.',
    'Delivery includes carrying to the room. Installation is included where a line says so.',
  ],
  /** Below the other terms; a transfer needs bank details in the shop profile. */
  paymentTerm: {
    onDelivery: 'Payment in cash or by card on delivery.',
    orByTransfer: 'Payment in cash or by card on delivery, or by bank transfer against our invoice.',
  },
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
};

export type QuoteDocumentMessages = typeof quoteDocumentsEn;
