import { getDeliveryFacts } from '#domain/delivery/get-delivery-facts.server.ts';
import { placeOrder } from '#domain/orders/place-order.server.ts';
import { getMailingShop } from '#domain/shop-profile/get-mailing-shop.server.ts';
import { refuseAutomated } from '#primitives/refuse-automated.ts';
import { endpoint } from './endpoint.ts';
import { sendOrderContract } from './send-order.contract.ts';

/** An office shares one address, and a buyer may have to send an order a few times until all is right. */
const attemptsByAddress = { name: 'orders-by-address', times: 60, seconds: 600 };

export const sendOrder = endpoint(sendOrderContract, async ({ body }, { services, address }) => {
  const { db, environment, limits, now, wakeMail } = services;
  refuseAutomated(body);
  await limits.count(attemptsByAddress, address);
  const moment = now();
  const [shop, { holidays, ...facts }] = await Promise.all([
    getMailingShop(db, environment),
    getDeliveryFacts(db, moment),
  ]);
  const placed = await placeOrder(db, body, {
    facts: { ...facts, times: { hours: shop.hours, holidays } },
    shop,
    now: moment,
  });
  wakeMail();
  return { data: placed };
});
