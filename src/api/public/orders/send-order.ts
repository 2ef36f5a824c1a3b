import { endpoint } from '#api/http/endpoint.ts';
import { rejectBots } from '#api/http/reject-bots.ts';
import { getDeliveryFacts } from '#domain/delivery/get-delivery-facts.server.ts';
import { placeOrder } from '#domain/orders/place-order.server.ts';
import { getEmailSender } from '#domain/shop-profile/get-email-sender.server.ts';
import { sendOrderContract } from './send-order.contract.ts';

/** An office shares one address, and a buyer may have to send an order a few times until all is right. */
const attemptsByAddress = { name: 'orders-by-address', times: 60, seconds: 600 };

export const sendOrder = endpoint(sendOrderContract, async ({ body }, { services, address }) => {
  const { db, environment, limits, now, wakeEmailDelivery } = services;
  rejectBots(body);
  await limits.count(attemptsByAddress, address);
  const moment = now();
  const [shop, { holidays, ...facts }] = await Promise.all([
    getEmailSender(db, environment),
    getDeliveryFacts(db, moment),
  ]);
  const placed = await placeOrder(db, body, {
    facts: { ...facts, times: { hours: shop.hours, holidays } },
    shop,
    now: moment,
  });
  wakeEmailDelivery();
  return { data: placed };
});
