import { addOrderNote } from '#domain/orders/add-order-note.server.ts';
import { changeOrderStatus } from '#domain/orders/change-order-status.server.ts';
import { requireOrder } from '#domain/orders/require-order.server.ts';
import { shownOrder } from '#domain/orders/shown-order.ts';
import { getMailingShop } from '#domain/shop-profile/get-mailing-shop.server.ts';
import { changeOrigin } from './change-origin.ts';
import { endpoint } from './endpoint.ts';
import { ordersIdContract, ordersIdNotesContract, ordersIdStatusContract } from './orders-id.contract.ts';

export const ordersId = endpoint(ordersIdContract, async ({ params }, { services }) => ({
  data: shownOrder(await requireOrder(services.db, params.id)),
}));

export const ordersIdStatus = endpoint(ordersIdStatusContract, async ({ params, body }, call) => {
  const { db, environment, now, wakeMail } = call.services;
  const context = {
    shop: await getMailingShop(db, environment),
    now: now(),
    origin: changeOrigin(call),
  };
  const changed = await changeOrderStatus(db, params.id, { ...body, actor: 'staff' }, context);
  wakeMail();
  return { data: shownOrder(changed) };
});

export const ordersIdNotes = endpoint(ordersIdNotesContract, async ({ params, body }, call) => ({
  data: shownOrder(await addOrderNote(call.services.db, params.id, body.note, changeOrigin(call))),
}));
