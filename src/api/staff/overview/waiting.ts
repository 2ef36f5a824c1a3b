import { endpoint } from '#api/http/endpoint.ts';
import { qatarDay } from '#domain/delivery/working-days.ts';
import { getWaiting } from '#domain/overview/get-overview.server.ts';
import { waitingContract } from './waiting.contract.ts';

export const waiting = endpoint(waitingContract, async (_input, { services }) => ({
  data: await getWaiting(services.db, qatarDay(services.now())),
}));
