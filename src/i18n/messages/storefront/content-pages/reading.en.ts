export const readingEn = {
  /** The first sentences of pages; their titles are in the texts of all pages, because the menus name them. */
  leads: {
    about:
      'We furnish and equip offices across Qatar from one showroom in Doha: furniture, computers, networks, and the people who deliver and install them.',
    ourStory:
      'We carried our first desks up the stairs ourselves. The desks got better, the stairs became lifts, and we still come along to install them.',
    services:
      'Space planning, delivery, assembly and IT set-up: what we do before and after you choose a product.',
    customerService: 'A question before you buy, a missing part, a chair that squeaks: we are here to help.',
    deliveryInfo:
      'Choose your zone to see what delivery costs and which day it arrives. Everything is carried to the room where it is needed.',
    returnPolicy:
      'If something is not right, tell us. A defective product is repaired, replaced or refunded, as the law of Qatar entitles you to.',
    terms: 'The terms on which we sell and deliver in Qatar, in plain words.',
    locations: {
      doha: 'From West Bay to the Industrial Area: see the range in our showroom, and have it carried to the room where it is needed.',
      lusail:
        'New towers, new offices: we plan, deliver and install in Lusail, including Marina District and Fox Hills, on a day that suits you and your building.',
      alWaab:
        'Clinics, schools and companies in and around Al Waab, furnished to the measurements of their rooms.',
    },
  },
  contents: 'On this page',
  questions: 'Questions and answers',
  seller: { name: 'Registered name' },
  showroom: 'Come and see it',
  browse: 'Browse products',
  quotation: 'Request a quotation',
  map: {
    open: 'Open in a maps app',
    places: {
      westBay: 'West Bay',
      corniche: 'Doha Bay',
      souqWaqif: 'Souq Waqif',
      airport: 'Airport',
      aspire: 'Aspire',
    },
  },
};

export type ReadingMessages = typeof readingEn;
