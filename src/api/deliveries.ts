import { qatarDay } from '#domain/delivery/working-days.ts';
import { getDaySheet } from '#domain/orders/get-day-sheet.server.ts';
import { shownDaySheet } from '#domain/orders/shown-day-sheet.ts';
import { deliveriesContract } from './deliveries.contract.ts';
import { endpoint } from './endpoint.ts';

export const deliveries = endpoint(deliveriesContract, async ({ query }, { services }) => {
  const today = qatarDay(services.now());
  return { data: shownDaySheet(await getDaySheet(services.db, query.day ?? today, today)) };
});
