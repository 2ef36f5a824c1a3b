/** What the browser says by itself when the shop cannot be reached. */
export const offlineEn = {
  title: 'You are offline',
  page: 'This page cannot be opened without a connection: you have not seen it since our last update.',
  checkout:
    'An order can only be sent with a connection. Everything in your cart, and all that you typed, is still here.',
  retry: 'Try again',
  cart: 'Open your cart',
  cachedPages: 'Pages that open without a connection',
};

export type OfflineMessages = typeof offlineEn;
