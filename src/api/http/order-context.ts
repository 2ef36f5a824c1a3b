import type { ApiServices } from '#api/api-services.ts';
import { getDeliveryFacts } from '#domain/delivery/get-delivery-facts.server.ts';
import { getEmailSender } from '#domain/shop-profile/get-email-sender.server.ts';

/** Reads the settings by which an order or a quotation is checked, and the shop's details for its emails. */
export async function getOrderContext({ db, environment, now }: ApiServices) {
  const moment = now();
  const [shop, { holidays, ...facts }] = await Promise.all([
    getEmailSender(db, environment),
    getDeliveryFacts(db, moment),
  ]);
  return { facts: { ...facts, times: { hours: shop.hours, holidays } }, shop, now: moment };
}
