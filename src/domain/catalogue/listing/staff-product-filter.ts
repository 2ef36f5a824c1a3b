import { z } from 'zod';
import { type ProductStatus, productStatuses } from '#primitives/status/product-status.ts';
import { productFilterSchema } from './product-filter.ts';

export const staffSorts = ['name', 'price', 'stock', 'changed', 'created'] as const;
export type StaffSort = (typeof staffSorts)[number];

export const stockStates = ['out', 'low', 'in'] as const;
export type StockState = (typeof stockStates)[number];

const { category, subcategory, search, isFeatured, isNewArrival, isBestSeller, page, pageSize } =
  productFilterSchema.shape;
const yes = isFeatured;

/** Filters, sort order and pagination of the admin's product list, as query parameters. */
export const staffProductFilterSchema = z.strictObject({
  search: search.meta({ description: 'In names of both languages, code, brand, address and texts' }),
  category,
  subcategory,
  isFeatured,
  isNewArrival,
  isBestSeller,
  status: z.enum(productStatuses).optional(),
  stock: z.enum(stockStates).optional().meta({ description: 'None left, few left, or more' }),
  lacksArabic: yes,
  lacksPicture: yes,
  sort: z
    .enum([...staffSorts, ...staffSorts.map((sort) => `-${sort}` as const)])
    .optional()
    .meta({
      description:
        'Upwards, with a dash before it downwards. Absent: a search by how well it fits, everything else by its last change',
    }),
  page,
  pageSize,
});

export type StaffProductFilter = z.output<typeof staffProductFilterSchema>;

/** The number of products for each filter, regardless of which is selected. */
export interface StaffCounts {
  readonly all: number;
  readonly status: Readonly<Record<ProductStatus, number>>;
  readonly stock: Readonly<Record<StockState, number>>;
  readonly lacksArabic: number;
  readonly lacksPicture: number;
}
