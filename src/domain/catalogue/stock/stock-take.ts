import { z } from 'zod';
import type { CheckMessage } from '#primitives/text/field-rules.ts';
import { mostPieces } from './stock-adjustment.ts';

const mostCounted = 5000;

const pieces = z.int().min(0).max(mostPieces);

/** A counted product. */
const countSchema = z.strictObject({
  id: z.uuid(),
  counted: pieces,
  expected: z
    .int()
    .min(0)
    .max(2 * mostPieces)
    .meta({
      description: 'How many there should have been when it was counted, as the list of the call said',
    }),
});

/** Request body of a stock take. */
export const stockTakeSchema = z.strictObject({
  key: z
    .uuid()
    .meta({ description: 'Made by the caller, once for each stock take: a repeat writes nothing more' }),
  counts: z
    .array(countSchema)
    .min(1)
    .max(mostCounted)
    .refine(
      (counts) => new Set(counts.map(({ id }) => id)).size === counts.length,
      'each_once' satisfies CheckMessage,
    ),
  note: z.string().trim().max(300).default(''),
  preview: z.boolean().default(false).meta({ description: 'Only says what would happen' }),
});

export type StockTake = z.output<typeof stockTakeSchema>;
type Count = StockTake['counts'][number];

export const countOutcomes = ['changed', 'unchanged', 'gone', 'too_low', 'too_high'] as const;

/** What a count does to a product. */
export interface CountRow {
  readonly id: string;
  readonly outcome: (typeof countOutcomes)[number];
  /** What was counted above what was expected. */
  readonly difference: number;
  /** Null if the product is gone. */
  readonly stockNow: number | null;
  readonly stockAfter: number | null;
}

export const hinderingOutcomes: readonly CountRow['outcome'][] = ['gone', 'too_low', 'too_high'];

/**
 * What a count does to a stock. The difference between what was counted and what was expected at that moment is added to
 * the stock of now: what was sold, cancelled or delivered between counting and saving stays as it happened.
 */
export function applyCount({ id, counted, expected }: Count, stockNow: number | undefined): CountRow {
  const difference = counted - expected;
  if (stockNow === undefined) {
    return { id, outcome: 'gone', difference, stockNow: null, stockAfter: null };
  }
  const stockAfter = stockNow + difference;
  const row = { id, difference, stockNow };
  if (stockAfter < 0) return { ...row, outcome: 'too_low', stockAfter: null };
  if (stockAfter > mostPieces) return { ...row, outcome: 'too_high', stockAfter: null };
  return { ...row, outcome: difference === 0 ? 'unchanged' : 'changed', stockAfter };
}
