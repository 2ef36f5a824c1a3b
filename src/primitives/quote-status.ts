/** The statuses of a quotation. 'requested': at list prices, not answered by staff; 'quoted': staff sent a version. */
export const quoteStatuses = ['requested', 'quoted', 'accepted', 'declined', 'expired'] as const;
export type QuoteStatus = (typeof quoteStatuses)[number];

/** Page on which the quotation was requested. */
export const quoteSources = ['product', 'cart', 'search', 'contact', 'services'] as const;
export type QuoteSource = (typeof quoteSources)[number];

/** The services that the shop offers besides products. */
export const services = ['space_planning', 'installation', 'it_setup', 'maintenance'] as const;
export type Service = (typeof services)[number];
