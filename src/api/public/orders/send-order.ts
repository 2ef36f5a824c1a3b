import { endpoint } from '#api/http/endpoint.ts';
import { rejectBots } from '#api/http/reject-bots.ts';
import { placeOrder } from '#domain/orders/placing/place-order.server.ts';
import { sendOrderContract } from './send-order.contract.ts';

/** An office shares one address, and a buyer may have to send an order a few times until all is right. */
const attemptsByAddress = { name: 'orders-by-address', times: 60, seconds: 600 };

export const sendOrder = endpoint(sendOrderContract, async ({ body }, { services, address }) => {
  const { db, limits, orderSettings, placingStates, now, wakeEmailDelivery } = services;
  rejectBots(body);
  const placed = await placeOrder(db, body, {
    settings: orderSettings,
    cache: placingStates,
    now: now(),
    countWith: (statement) => limits.countWith(attemptsByAddress, address, statement),
  });
  wakeEmailDelivery();
  return { data: placed };
});
