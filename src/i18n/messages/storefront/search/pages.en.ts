/** Group of pages among the results of a search. The server writes it. */
export const pagesEn = {
  title: 'Packages, help, services and articles',
  kinds: { help: 'Help', service: 'Service', delivery: 'Delivery', article: 'Article', package: 'Package' },
};

export type PagesMessages = typeof pagesEn;
