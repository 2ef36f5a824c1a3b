import { changeOrigin } from '#api/http/change-origin.ts';
import { endpoint } from '#api/http/endpoint.ts';
import { findChangedEntity } from '#domain/activity/activity-queries.server.ts';
import { listActivity, serializeActivity } from '#domain/activity/list-activity.server.ts';
import { undoProductChanges } from '#domain/catalogue/bulk-edit/undo-product-changes.server.ts';
import { undoableActions } from '#domain/catalogue/bulk-edit/undoable-actions.ts';
import { getCatalogueSettings } from '#domain/catalogue/settings/catalogue-settings-queries.server.ts';
import { undoArticleChange } from '#domain/content/publishing/undo-article-change.server.ts';
import { undoableArticleActions } from '#domain/content/publishing/undoable-article-actions.ts';
import { undoSiteContent } from '#domain/site-content/undo-site-content.server.ts';
import { undoableContentActions } from '#domain/site-content/undoable-content-actions.ts';
import { activityContract, undoActivityContract } from './activity.contract.ts';

export const activity = endpoint(activityContract, async ({ query }, { services }) => {
  const { entries, next } = await listActivity(services.db, query);
  const data = entries.map((entry) => ({
    ...serializeActivity(entry),
    isUndoable: [...undoableActions, ...undoableArticleActions, ...undoableContentActions].includes(
      entry.action,
    ),
  }));
  return { data, meta: { next } };
});

export const activityUndo = endpoint(undoActivityContract, async ({ params, body }, call) => {
  const { db, wakeEmailDelivery } = call.services;
  const [id, origin] = [Number(params.id), changeOrigin(call)];
  const entity = await findChangedEntity(db, id);
  if (entity === 'article') {
    return { data: await undoArticleChange(db, id, body.preview, await getCatalogueSettings(db), origin) };
  }
  if (entity === 'site-content') return { data: await undoSiteContent(db, id, body.preview, origin) };
  const data = await undoProductChanges(db, id, body.preview, origin);
  wakeEmailDelivery();
  return { data };
});
