import { z } from 'zod';
import { defineContract } from '#api/http/contract.ts';
import {
  bulkStatuses,
  bulkStepSchema,
  stepRefusals,
  undoRefusals,
} from '#domain/orders/bulk-steps/bulk-step.ts';
import { orderStatuses } from '#primitives/order-status.ts';

const orderSchema = z.object({ id: z.string(), number: z.string() });

export const ordersBulkStepContract = defineContract({
  method: 'post',
  path: '/api/orders/bulk-step',
  group: 'Orders',
  summary: 'Take a step for many orders',
  description:
    'Every order that can take the step takes it; the answer names the others and why. The buyers’ emails wait until ' +
    '`undoableUntil`. A repeat with the same key changes nothing more.',
  access: 'staff',
  errors: ['key_reused', 'database_unavailable'],
  body: bulkStepSchema,
  data: z.object({
    id: z.string(),
    to: z.enum(bulkStatuses),
    undoableUntil: z.iso.datetime(),
    done: z.array(orderSchema),
    refused: z.array(
      orderSchema.extend({
        status: z.enum(orderStatuses).nullable().meta({ description: 'Null: there is no such order' }),
        reason: z.enum(stepRefusals),
      }),
    ),
  }),
  successStatus: 201,
});

export const ordersBulkStepIdUndoContract = defineContract({
  method: 'post',
  path: '/api/orders/bulk-step/{id}/undo',
  group: 'Orders',
  summary: 'Undo a step that was taken for many orders',
  description:
    'Sets the orders back to where they were and drops the emails about the step. An order that has changed since stays.',
  access: 'staff',
  errors: ['not_found', 'undo_too_late', 'database_unavailable'],
  params: z.strictObject({ id: z.uuid() }),
  data: z.object({
    undone: z.array(orderSchema),
    refused: z.array(orderSchema.extend({ reason: z.enum(undoRefusals) })),
  }),
});
