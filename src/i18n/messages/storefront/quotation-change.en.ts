/** What happened to a quotation while its buyer had the form open; loaded with the form. */
export const quotationChangeEn = {
  replaced: (version: number) => `There is a newer offer: version ${version}`,
  withdrawn: 'We have withdrawn this offer in the meantime',
  expired: (day: string) => `This offer expired: its last day was ${day}`,
  declined: 'This quotation has been declined in the meantime',
  accepted: 'This quotation has been accepted in the meantime',
  nothingOrdered: 'Nothing has been ordered.',
  newOffer: 'For a new offer, write to us or call',
  totals: 'Its total:',
  before: 'before:',
  agreeAgain:
    'What you filled in is still here. Read the new version, agree to the terms again and press the button.',
  read: (version: number) => `Read version ${version}`,
};

export type QuotationChangeMessages = typeof quotationChangeEn;
