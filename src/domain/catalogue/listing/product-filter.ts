import { z } from 'zod';
import { productSorts } from './product-sorts.ts';

const usualPageSize = 24;
const largestPageSize = 100;
const lastPage = 10_000;

/** Numbers and yes arrive as text in an address, and only in this form. */
const amount = z
  .string()
  .regex(/^\d{1,8}(\.\d{1,2})?$/)
  .transform(Number);
const yes = z.literal('true').transform(() => true as const);
const count = (largest: number) =>
  z
    .string()
    .regex(/^[1-9]\d{0,4}$/)
    .transform(Number)
    .refine((number) => number <= largest);

/** How a list of products is narrowed, ordered and divided; the same in the address of a page and of a call. */
export const productFilterSchema = z
  .strictObject({
    /** Slugs of the tree. */
    category: z.string().min(1).max(120).optional(),
    subcategory: z.string().min(1).max(120).optional(),
    search: z.string().max(200).optional(),
    /** In QAR, both included. */
    minPrice: amount.optional(),
    maxPrice: amount.optional(),
    inStock: yes.optional(),
    isFeatured: yes.optional(),
    isNewArrival: yes.optional(),
    isBestSeller: yes.optional(),
    /** Without it a search is ordered by how well it fits, and everything else as 'featured'. */
    sort: z.enum(productSorts).optional(),
    page: count(lastPage).default(1),
    pageSize: count(largestPageSize).default(usualPageSize),
  })
  .refine(
    ({ minPrice, maxPrice }) => minPrice === undefined || maxPrice === undefined || minPrice <= maxPrice,
    {
      path: ['maxPrice'],
    },
  );

export type ProductFilter = z.output<typeof productFilterSchema>;
