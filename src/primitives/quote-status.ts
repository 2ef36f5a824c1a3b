/** 'requested': at list prices, not yet touched by staff; 'quoted': staff sent a version of their own. */
export const quoteStatuses = ['requested', 'quoted', 'accepted', 'declined', 'expired'] as const;
export type QuoteStatus = (typeof quoteStatuses)[number];

/** Page on which the quotation was requested. */
export const quoteSources = ['product', 'cart', 'search', 'contact', 'services'] as const;
export type QuoteSource = (typeof quoteSources)[number];

/** What the shop does besides selling. */
export const services = ['space_planning', 'installation', 'it_setup', 'maintenance'] as const;
export type Service = (typeof services)[number];
