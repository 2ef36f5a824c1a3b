/**
 * The statuses of a product. 'draft': staff prepare it, and visitors do not see it; 'live': sold; 'discontinued': sold no
 * more, but its page stays and names what to buy instead.
 */
export const productStatuses = ['draft', 'live', 'discontinued'] as const;
export type ProductStatus = (typeof productStatuses)[number];
