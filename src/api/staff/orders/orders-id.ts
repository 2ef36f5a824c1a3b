import { changeOrigin } from '#api/http/change-origin.ts';
import { endpoint } from '#api/http/endpoint.ts';
import { addOrderNote } from '#domain/orders/add-order-note.server.ts';
import { changeOrderStatus } from '#domain/orders/change-order-status.server.ts';
import { requireOrder } from '#domain/orders/require-order.server.ts';
import { serializeOrder } from '#domain/orders/serialize-order.ts';
import { getEmailSender } from '#domain/shop-profile/get-email-sender.server.ts';
import { ordersIdContract, ordersIdNotesContract, ordersIdStatusContract } from './orders-id.contract.ts';

export const ordersId = endpoint(ordersIdContract, async ({ params }, { services }) => ({
  data: serializeOrder(await requireOrder(services.db, params.id)),
}));

export const ordersIdStatus = endpoint(ordersIdStatusContract, async ({ params, body }, call) => {
  const { db, environment, now, wakeEmailDelivery } = call.services;
  const context = {
    shop: await getEmailSender(db, environment),
    now: now(),
    origin: changeOrigin(call),
  };
  const changed = await changeOrderStatus(db, params.id, { ...body, actor: 'staff' }, context);
  wakeEmailDelivery();
  return { data: serializeOrder(changed) };
});

export const ordersIdNotes = endpoint(ordersIdNotesContract, async ({ params, body }, call) => ({
  data: serializeOrder(await addOrderNote(call.services.db, params.id, body.note, changeOrigin(call))),
}));
