import { endpoint } from '#api/http/endpoint.ts';
import { qatarDay } from '#domain/delivery/working-days.ts';
import { getOverview, getWaiting } from '#domain/overview/get-overview.server.ts';
import { serializeOverview } from '#domain/overview/serialize-overview.ts';
import { overviewContract, waitingContract } from './overview.contract.ts';

export const overview = endpoint(overviewContract, async ({ query }, { services }) => ({
  data: serializeOverview(await getOverview(services.db, query.days, qatarDay(services.now()))),
}));

export const waiting = endpoint(waitingContract, async (_input, { services }) => ({
  data: await getWaiting(services.db, qatarDay(services.now())),
}));
