export const productSorts = ['featured', 'price-up', 'price-down', 'newest', 'name'] as const;
export type ProductSort = (typeof productSorts)[number];
