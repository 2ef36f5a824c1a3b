import { changeOrigin } from '#api/http/change-origin.ts';
import { endpoint } from '#api/http/endpoint.ts';
import { getOrderContext } from '#api/http/order-context.ts';
import { qatarDay } from '#domain/delivery/working-days.ts';
import { getDaySheet } from '#domain/orders/day-sheet/get-day-sheet.server.ts';
import { serializeDaySheet } from '#domain/orders/day-sheet/serialize-day-sheet.ts';
import { arrangeStops } from '#domain/orders/rounds/arrange-stops.server.ts';
import { listDrivers } from '#domain/orders/rounds/driver-queries.server.ts';
import { endRound } from '#domain/orders/rounds/end-round.server.ts';
import { redeliveryDays } from '#domain/orders/rounds/round-end.ts';
import { addDriver, changeDriver, removeDriver } from '#domain/orders/rounds/save-driver.server.ts';
import { serializeDriver } from '#domain/orders/rounds/serialize-driver.ts';
import { summarizeRoundEnd } from '#domain/orders/rounds/summarize-round-end.server.ts';
import { getEmailSender } from '#domain/shop-profile/get-email-sender.server.ts';
import type { ApiServices } from '../../api-services.ts';
import {
  deliveriesContract,
  deliveriesDayEndContract,
  deliveriesDayStopsContract,
  driversContract,
  driversIdDeleteContract,
  driversIdPutContract,
  driversPostContract,
} from './deliveries.contract.ts';

export const deliveries = endpoint(deliveriesContract, async ({ query }, { services }) => ({
  data: await sheetOf(services, query.day),
}));

export const deliveriesDayStops = endpoint(deliveriesDayStopsContract, async ({ params, body }, call) => {
  await arrangeStops(call.services.db, params.day, body, changeOrigin(call));
  return { data: await sheetOf(call.services, params.day) };
});

export const deliveriesDayEnd = endpoint(deliveriesDayEndContract, async ({ params, body }, call) => {
  const { db, environment } = call.services;
  const { facts } = await getOrderContext(call.services);
  const outcomes = await endRound(db, params.day, body, {
    times: facts.times,
    shop: await getEmailSender(db, environment),
    origin: changeOrigin(call),
  });
  call.services.wakeEmailDelivery();
  return { data: summarizeRoundEnd(outcomes) };
});

async function sheetOf(services: ApiServices, asked: string | undefined) {
  const today = qatarDay(services.now());
  const { facts, now } = await getOrderContext(services);
  return {
    ...serializeDaySheet(await getDaySheet(services.db, asked ?? today, today)),
    nextDays: redeliveryDays(facts.times, now),
  };
}

export const drivers = endpoint(driversContract, async (_input, { services }) => ({
  data: (await listDrivers(services.db)).map(serializeDriver),
}));

export const driversPost = endpoint(driversPostContract, async ({ body }, call) => ({
  data: await addDriver(call.services.db, body, changeOrigin(call)),
}));

export const driversIdPut = endpoint(driversIdPutContract, async ({ params, body }, call) => ({
  data: await changeDriver(call.services.db, params.id, body, changeOrigin(call)),
}));

export const driversIdDelete = endpoint(driversIdDeleteContract, async ({ params }, call) => {
  await removeDriver(call.services.db, params.id, changeOrigin(call));
  return { data: { id: params.id } };
});
