import { z } from 'zod';
import type { CheckMessage } from '#primitives/text/field-rules.ts';
import { parseAttributeChoices } from './attribute-choice.ts';
import { productSorts } from './product-sorts.ts';

const usualPageSize = 24;
export const largestPageSize = 100;
const lastPage = 10_000;

/** Query parameters are strings; numbers and 'true' are accepted only in these formats. */
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

const attributeChoices = z
  .string()
  .max(1000)
  .transform((text, context) => {
    const choices = parseAttributeChoices(text);
    if (choices) return choices;
    context.addIssue({ code: 'custom', message: 'from_list' satisfies CheckMessage });
    return z.NEVER;
  });

/** Filters, sort order and pagination of a product list, as query parameters of pages and API. */
export const productFilterSchema = z
  .strictObject({
    /** Slugs of categories and subcategories. */
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
    groupFamilies: yes.optional().meta({
      description: 'A family of products counts once, and is shown by the first member that matches',
    }),
    attributes: attributeChoices.optional().meta({
      description:
        'Attributes by key, with options or a range in the unit of the attribute: colour:white,black;width:600..1200',
      example: 'colour:white,black;width:..1200',
    }),
    /** By default a search is sorted by rank, and any other list as 'featured'. */
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
