import { changeOrigin } from '#api/http/change-origin.ts';
import { endpoint } from '#api/http/endpoint.ts';
import { listActivity, serializeActivity } from '#domain/activity/list-activity.server.ts';
import { undoProductChanges } from '#domain/catalogue/bulk-edit/undo-product-changes.server.ts';
import { undoableActions } from '#domain/catalogue/bulk-edit/undoable-actions.ts';
import { activityContract, undoActivityContract } from './activity.contract.ts';

export const activity = endpoint(activityContract, async ({ query }, { services }) => {
  const { entries, next } = await listActivity(services.db, query);
  const data = entries.map((entry) => ({
    ...serializeActivity(entry),
    isUndoable: undoableActions.includes(entry.action),
  }));
  return { data, meta: { next } };
});

export const activityUndo = endpoint(undoActivityContract, async ({ params, body }, call) => {
  const { db, wakeEmailDelivery } = call.services;
  const data = await undoProductChanges(db, Number(params.id), body.preview, changeOrigin(call));
  wakeEmailDelivery();
  return { data };
});
