import { qatarDay } from '#domain/delivery/working-days.ts';
import { getOverview } from '#domain/overview/get-overview.server.ts';
import { shownOverview } from '#domain/overview/shown-overview.ts';
import { endpoint } from './endpoint.ts';
import { overviewContract } from './overview.contract.ts';

export const overview = endpoint(overviewContract, async ({ query }, { services }) => ({
  data: shownOverview(await getOverview(services.db, query.days, qatarDay(services.now()))),
}));
