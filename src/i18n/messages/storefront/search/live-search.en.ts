/** Results, suggestions and recent searches below the field of the search dialog. */
export const liveSearchEn = {
  results: 'Search results',
  products: 'Products',
  categories: 'Categories',
  viewAll: 'View All Results',
  searching: 'Searching…',
  failedHint: 'Your connection may be interrupted. What you typed is still here.',
  retry: 'Try again',
  recent: 'Recent searches',
  forget: (term: string) => `Remove “${term}” from recent searches`,
  forgetAll: 'Remove all',
};

export type LiveSearchMessages = typeof liveSearchEn;
