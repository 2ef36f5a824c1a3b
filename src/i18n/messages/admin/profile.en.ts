export const adminProfileEn = {
  title: 'Shop profile',
  intro:
    'Who the shop is, how to reach it and when it is open. Pages, emails and documents show it as soon as it is saved.',
  saved: 'Saved. Pages, emails and documents show it from now on.',
  names: {
    title: 'Name and registration',
    name: 'Name of the shop',
    legalName: 'Registered name',
    legalNameHint: 'Stands on invoices and quotations.',
    crNumber: 'Commercial registration (CR) number',
    crNumberHint: 'Digits; a branch follows after a slash.',
  },
  contact: {
    title: 'Contact',
    phone: 'Phone',
    phoneHint: 'In any spelling; without a country code it is in Qatar.',
    whatsapp: 'WhatsApp number',
    email: 'Email',
    emailHint: 'For customers. Staff get their email at the address that is set for the server, else here.',
    staffLocale: 'Emails to staff are written in',
    staffLocaleHint: 'News of orders, quotations and messages. Customers get theirs in their own language.',
    address: 'Address of the showroom',
    mapUrl: 'Link to the map',
    mapUrlHint:
      'Open the place in a maps app and copy its link. With coordinates in it, the contact page draws a map.',
    openMap: 'Try the link',
  },
  bank: {
    title: 'Bank details',
    intro: 'For customers who pay by bank transfer. Leave all three empty if that is not possible.',
    name: 'Bank',
    accountName: 'Account holder',
    iban: 'IBAN',
    ibanHint: 'Blanks do not matter. It is checked as you save.',
  },
  social: {
    title: 'Social networks',
    intro: 'Links in the footer of every page. Leave empty what the shop does not use.',
    networks: {
      instagram: 'Instagram',
      linkedin: 'LinkedIn',
      facebook: 'Facebook',
      x: 'X',
      tiktok: 'TikTok',
      youtube: 'YouTube',
    },
  },
  stats: {
    title: 'Figures',
    intro: 'On the home page, in About us and in Our story. Give only what you can prove.',
    years: 'Years in business',
    customers: 'Customers',
    countHint: (shown: string) => `A whole number; pages show it as ${shown}.`,
    ratingSource: 'Customer rating',
    ratingSourceHint:
      'Pages say which of the two it is. Without active testimonials there is no average to show.',
    sources: { profile: 'Our own figure', testimonials: 'Average of the active testimonials' },
    rating: 'Our own figure',
    ratingHint: 'From 1 to 5, with one decimal.',
  },
  orderLimits: {
    title: 'Largest online order',
    intro:
      'Above this, a buyer asks for a quotation instead, and can accept it once you have sent an offer. Orders of the same phone number within 24 hours that you have not confirmed count together. So one order cannot take all stock.',
    perProduct: 'Pieces of one product',
    pieces: 'Pieces altogether',
    value: 'Value of the goods (QAR)',
  },
  returnPolicy: {
    title: 'Returns and late deliveries',
    intro:
      'In days. The return policy, the terms and the checkout promise them, and an order warns you when a return comes later.',
    returnDays: 'Return of unused goods',
    leastByLaw: (days: number) => `From the delivery; at least ${days} by law.`,
    reportDays: 'Report of damage that shows late',
    reportHint: 'From the delivery.',
    latestDeliveryDays: 'Latest delivery',
    mostByLaw: (days: number) =>
      `From the order; at most ${days} by law. Then the buyer may end the contract.`,
  },
  creditTerms: {
    title: 'Credit terms',
    intro:
      'For buyers with a purchase order (LPO): how many days after the invoice they pay. You choose one of these on an order or a quotation.',
    days: 'Days after the invoice',
    daysHint: 'From 1 to 365, with commas between; the usual one first, for example 30, 60.',
    wrong: 'Please write one to six whole numbers from 1 to 365, each once, with commas between.',
  },
  hours: {
    title: 'Opening hours',
    intro:
      'On Qatar time. Orders that come in the last two hours before closing are taken up on the next working day.',
    isOpen: 'Open',
    closed: 'Closed',
    opens: (day: string) => `${day}: opens at`,
    closes: (day: string) => `${day}: closes at`,
    openNow: (until: string) => `By this, the shop is open now, until ${until}.`,
    closedNow: (day: string, at: string) => `By this, the shop is closed now and opens on ${day} at ${at}.`,
    closedFor: (holiday: string, day: string, at: string) =>
      `By this, the shop is closed today for ${holiday} and opens on ${day} at ${at}.`,
    neverOpen: 'By this, the shop never opens: nothing can be delivered or collected.',
  },
  holidays: {
    title: 'Holidays',
    intro:
      'Days on which the shop is closed whatever the hours say. Nothing is delivered on them and no lead time counts them.',
    add: 'Add a holiday',
    soon: 'In the next twelve months',
    later: (count: number) => `Later (${count})`,
    past: (count: number) => `Past (${count})`,
    none: 'None in the next twelve months.',
    startsOn: 'First day',
    days: 'Days',
    name: 'Name',
    isEstimated: 'May move by a day',
    remove: 'Remove',
    removeOne: (name: string) => `Remove ${name || 'the holiday'}`,
    removed: (name: string) => `${name || 'The holiday'} is removed. Save to confirm.`,
    taken: 'This holiday is in the list twice.',
    daysInWords: (days: number) => (days === 1 ? '1 day' : `${days} days`),
  },
};

export type AdminProfileTexts = typeof adminProfileEn;
