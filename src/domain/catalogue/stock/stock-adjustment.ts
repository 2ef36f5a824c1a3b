import { z } from 'zod';
import type { CheckMessage } from '#primitives/text/field-rules.ts';
import { versionSchema } from '#primitives/version.ts';

/** The reasons that staff can choose; sales, cancellations and returns have their own. */
export const adjustmentReasons = ['delivery', 'count', 'damage', 'other'] as const;
export type AdjustmentReason = (typeof adjustmentReasons)[number];

/** All reasons, including those of the shop itself. */
export const movementReasons = [
  'order',
  'cancellation',
  'return',
  'order_edit',
  'import',
  ...adjustmentReasons,
] as const;

export const mostPieces = 1_000_000;

const needed = 'required' satisfies CheckMessage;
const note = z.string().trim().max(300);

/** Pieces that came or went, or the number that was counted. */
export const stockAdjustmentSchema = z
  .strictObject({
    by: z.int().min(-mostPieces).max(mostPieces).optional(),
    to: z.int().min(0).max(mostPieces).optional(),
    reason: z.enum(adjustmentReasons),
    note: note.default(''),
    version: versionSchema.optional(),
  })
  .refine(({ by, to }) => (by === undefined) !== (to === undefined), { path: ['by'], error: needed })
  // What was counted is true of what was in the shop then; a sale since makes it wrong.
  .refine(({ to, version }) => to === undefined || version !== undefined, {
    path: ['version'],
    error: needed,
  })
  .refine(({ reason, note: text }) => reason !== 'other' || text !== '', { path: ['note'], error: needed });

export type StockAdjustment = z.output<typeof stockAdjustmentSchema>;
