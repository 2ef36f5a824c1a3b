/**
 * The statuses of a quotation. 'requested': at list prices, not answered by staff; 'quoted': staff sent a version;
 * 'withdrawn': staff took the newest version back before the buyer accepted it.
 */
export const quoteStatuses = ['requested', 'quoted', 'accepted', 'declined', 'withdrawn', 'expired'] as const;
export type QuoteStatus = (typeof quoteStatuses)[number];

/** How long a quotation at list prices is valid, in days from its date. Pages promise it. */
export const quotationValidDays = 90;

/** Page on which a buyer requests a quotation. */
export const requestSources = ['product', 'cart', 'search', 'contact', 'services'] as const;

/** Where a quotation comes from; 'staff': made by staff for a caller. */
export const quoteSources = [...requestSources, 'staff'] as const;
export type RequestSource = (typeof requestSources)[number];
export type QuoteSource = (typeof quoteSources)[number];

/** The services that the shop offers besides products. */
export const services = ['space_planning', 'installation', 'it_setup', 'maintenance'] as const;
export type Service = (typeof services)[number];

/** Whether an offer includes the assembly of the goods. 'priced': for a price of its own. */
export const assemblyKinds = ['included', 'not_included', 'priced'] as const;
export type AssemblyKind = (typeof assemblyKinds)[number];
