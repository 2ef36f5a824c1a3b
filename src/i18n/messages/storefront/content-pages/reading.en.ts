export const readingEn = {
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
