import { z } from 'zod';
import { type Dirhams, dirhamsFromQar } from '#primitives/money.ts';
import { productStatuses } from '#primitives/status/product-status.ts';
import type { CheckMessage } from '#primitives/text/field-rules.ts';
import { versionSchema } from '#primitives/version.ts';
import type { Product } from '../products/product.ts';
import { slugSchema } from '../products/slug.ts';
import { adjustmentReasons, mostPieces } from '../stock/stock-adjustment.ts';

const mostChangedAtOnce = 500;
/** In QAR; the first is the smallest coin, which means that nothing is rounded. */
export const priceSteps = [0.01, 1, 5, 10, 50] as const;
const highestPrice: Dirhams = dirhamsFromQar(10_000_000);

const qar = z.number().min(-10_000_000).max(10_000_000).multipleOf(0.01);
const roundTo = z
  .literal(priceSteps)
  .default(0.01)
  .meta({ description: 'In QAR: the new price is the nearest multiple of it' });
const why = { reason: z.enum(adjustmentReasons), note: z.string().trim().max(300).default('') };

export const bulkChangeSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('set-price'), price: qar.min(0) }),
  z.strictObject({ kind: z.literal('price-by-percent'), percent: z.number().min(-90).max(900), roundTo }),
  z.strictObject({ kind: z.literal('price-by-amount'), amount: qar, roundTo }),
  z.strictObject({ kind: z.literal('set-stock'), stock: z.int().min(0).max(mostPieces), ...why }),
  z.strictObject({
    kind: z.literal('stock-by'),
    pieces: z.int().min(-mostPieces).max(mostPieces),
    ...why,
  }),
  z.strictObject({
    kind: z.literal('flags'),
    isFeatured: z.boolean().optional(),
    isNewArrival: z.boolean().optional(),
    isBestSeller: z.boolean().optional(),
  }),
  z.strictObject({ kind: z.literal('status'), status: z.enum(productStatuses) }),
  z.strictObject({
    kind: z.literal('move'),
    category: slugSchema,
    subcategory: slugSchema.nullable(),
  }),
]);

export type BulkChange = z.output<typeof bulkChangeSchema>;

export const bulkBodySchema = z.strictObject({
  products: z
    .array(z.strictObject({ id: z.uuid(), version: versionSchema }))
    .min(1)
    .max(mostChangedAtOnce)
    .refine(
      (list) => new Set(list.map(({ id }) => id)).size === list.length,
      'each_once' satisfies CheckMessage,
    ),
  change: bulkChangeSchema,
  preview: z.boolean().default(false).meta({ description: 'Only says what would happen' }),
});

export type BulkBody = z.output<typeof bulkBodySchema>;

export type BulkChanged = Pick<
  Product,
  'price' | 'stock' | 'status' | 'isFeatured' | 'isNewArrival' | 'isBestSeller' | 'category' | 'subcategory'
>;

/** The fields of a product that a bulk change may write. */
export function bulkChanged(product: BulkChanged): BulkChanged {
  const { price, stock, status, isFeatured, isNewArrival, isBestSeller, category, subcategory } = product;
  return { price, stock, status, isFeatured, isNewArrival, isBestSeller, category, subcategory };
}

/** A product after the change, or why it cannot be had. */
export function afterBulkChange(
  product: BulkChanged,
  change: BulkChange,
): BulkChanged | 'too_low' | 'too_high' {
  const now = bulkChanged(product);
  const { price, stock, isFeatured, isNewArrival, isBestSeller } = now;
  switch (change.kind) {
    case 'set-price':
      return { ...now, price: dirhamsFromQar(change.price) };
    case 'price-by-percent':
      return withPrice(now, (price * (100 + change.percent)) / 100, change.roundTo);
    case 'price-by-amount':
      return withPrice(now, price + dirhamsFromQar(change.amount), change.roundTo);
    case 'set-stock':
      return { ...now, stock: change.stock };
    case 'stock-by':
      return withStock(now, stock + change.pieces);
    case 'flags':
      return {
        ...now,
        isFeatured: change.isFeatured ?? isFeatured,
        isNewArrival: change.isNewArrival ?? isNewArrival,
        isBestSeller: change.isBestSeller ?? isBestSeller,
      };
    case 'status':
      return { ...now, status: change.status };
    case 'move':
      return { ...now, category: change.category, subcategory: change.subcategory };
  }
}

function withPrice(product: BulkChanged, wanted: number, step: number): BulkChanged | 'too_low' | 'too_high' {
  const stepInDirhams = dirhamsFromQar(step);
  const price = Math.round(wanted / stepInDirhams) * stepInDirhams;
  if (price < 0) return 'too_low';
  return price > highestPrice ? 'too_high' : { ...product, price };
}

function withStock(product: BulkChanged, stock: number): BulkChanged | 'too_low' | 'too_high' {
  if (stock < 0) return 'too_low';
  return stock > mostPieces ? 'too_high' : { ...product, stock };
}
