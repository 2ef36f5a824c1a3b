/** Group of pages among the results of a search. The server writes it. */
export const pagesEn = {
  title: 'Help, services and articles',
  kinds: { help: 'Help', service: 'Service', delivery: 'Delivery', article: 'Article' },
};

export type PagesMessages = typeof pagesEn;
