import type { SeedAttribute, SeedCategoryAttribute } from '../seed-product.ts';

/** The attributes of a new shop, beside the built-in ones. */
export const seedAttributes: readonly SeedAttribute[] = [];

/** Which attributes the products of a category have, in what order, and which of them narrow its lists. */
export const seedCategoryAttributes: Readonly<Record<string, readonly SeedCategoryAttribute[]>> = {};
