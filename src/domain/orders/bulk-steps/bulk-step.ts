import { z } from 'zod';
import type { OrderStatus } from '#primitives/order-status.ts';
import { canChangeStatus, isEditable } from '../order-states.ts';
import { idempotencyKeySchema } from '../payments/payment-body.ts';

/** The steps that staff can take for many orders at once; a handover is told apart order by order. */
export const bulkStatuses = ['confirmed', 'preparing', 'out_for_delivery'] as const;
export type BulkStatus = (typeof bulkStatuses)[number];

const mostOrders = 100;

export const bulkStepSchema = z.strictObject({
  key: idempotencyKeySchema,
  to: z.enum(bulkStatuses),
  ids: z.array(z.uuid()).min(1).max(mostOrders).readonly(),
});

export type BulkStepBody = z.infer<typeof bulkStepSchema>;

/** Why an order is left out of a bulk step. 'further': it has passed the step already. */
export const stepRefusals = [
  'already',
  'further',
  'delivered',
  'cancelled',
  'proposal_waits',
  'gone',
] as const;
export type StepRefusal = (typeof stepRefusals)[number];

/** Why the undo leaves an order as it is. */
export const undoRefusals = ['changed', 'email_sent', 'gone'] as const;
export type UndoOutcome = 'done' | (typeof undoRefusals)[number];

/** How long a bulk step can be undone. */
export const undoMinutes = 2;

/** Until then staff can undo a bulk step, and the emails about it wait. */
export function undoableUntil(takenAt: Date): Date {
  return new Date(takenAt.getTime() + undoMinutes * 60_000);
}

/**
 * Why an order cannot take a step, decided by the status that it has now: one that a colleague has moved meanwhile takes it
 * as long as it comes next. A change that waits for the buyer's answer would be lost when the order leaves.
 */
export function refusalOf(
  { status, isProposalOpen }: { readonly status: OrderStatus; readonly isProposalOpen: boolean },
  to: BulkStatus,
): StepRefusal | undefined {
  if (canChangeStatus(status, to, 'staff')) {
    return isProposalOpen && !isEditable(to) ? 'proposal_waits' : undefined;
  }
  if (status === to) return 'already';
  return status === 'delivered' || status === 'cancelled' ? status : 'further';
}
