import { listActivity } from '#domain/activity/list-activity.server.ts';
import { shownActivity } from '#domain/activity/shown-activity.ts';
import { activityContract } from './activity.contract.ts';
import { endpoint } from './endpoint.ts';

export const activity = endpoint(activityContract, async ({ query }, { services }) => {
  const { entries, next } = await listActivity(services.db, query);
  return { data: entries.map(shownActivity), meta: { next } };
});
