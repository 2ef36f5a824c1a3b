import { endpoint } from '#api/http/endpoint.ts';
import { listActivity, serializeActivity } from '#domain/activity/list-activity.server.ts';
import { activityContract } from './activity.contract.ts';

export const activity = endpoint(activityContract, async ({ query }, { services }) => {
  const { entries, next } = await listActivity(services.db, query);
  return { data: entries.map(serializeActivity), meta: { next } };
});
