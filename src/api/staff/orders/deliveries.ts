import { endpoint } from '#api/http/endpoint.ts';
import { qatarDay } from '#domain/delivery/working-days.ts';
import { getDaySheet } from '#domain/orders/day-sheet/get-day-sheet.server.ts';
import { serializeDaySheet } from '#domain/orders/day-sheet/serialize-day-sheet.ts';
import { deliveriesContract } from './deliveries.contract.ts';

export const deliveries = endpoint(deliveriesContract, async ({ query }, { services }) => {
  const today = qatarDay(services.now());
  return { data: serializeDaySheet(await getDaySheet(services.db, query.day ?? today, today)) };
});
