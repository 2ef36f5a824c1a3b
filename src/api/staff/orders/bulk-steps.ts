import { changeOrigin } from '#api/http/change-origin.ts';
import { endpoint } from '#api/http/endpoint.ts';
import { undoableUntil } from '#domain/orders/bulk-steps/bulk-step.ts';
import { takeBulkStep } from '#domain/orders/bulk-steps/take-bulk-step.server.ts';
import { undoBulkStep } from '#domain/orders/bulk-steps/undo-bulk-step.server.ts';
import { getEmailSender } from '#domain/shop-profile/get-email-sender.server.ts';
import { ordersBulkStepContract, ordersBulkStepIdUndoContract } from './bulk-steps.contract.ts';

export const ordersBulkStep = endpoint(ordersBulkStepContract, async ({ body }, call) => {
  const { db, environment } = call.services;
  const context = { shop: await getEmailSender(db, environment), origin: changeOrigin(call) };
  const { batch, to, outcomes } = await takeBulkStep(db, body, context);
  const done = [];
  const refused = [];
  for (const { id, outcome } of outcomes) {
    const { number } = outcome;
    if (outcome.result === 'done') done.push({ id, number });
    else refused.push({ id, number, status: outcome.status, reason: outcome.reason });
  }
  const until = undoableUntil(batch.createdAt).toISOString();
  return { data: { id: batch.id, to, undoableUntil: until, done, refused } };
});

export const ordersBulkStepIdUndo = endpoint(ordersBulkStepIdUndoContract, async ({ params }, call) => {
  const outcomes = await undoBulkStep(call.services.db, params.id, changeOrigin(call));
  const undone = [];
  const refused = [];
  for (const { id, number, outcome } of outcomes) {
    if (outcome === 'done') undone.push({ id, number });
    else refused.push({ id, number, reason: outcome });
  }
  // What the step had replaced waits again.
  call.services.wakeEmailDelivery();
  return { data: { undone, refused } };
});
