import { addOrderNote } from '#domain/orders/add-order-note.server.ts';
import { changeOrderStatus } from '#domain/orders/change-order-status.server.ts';
import { requireOrder } from '#domain/orders/require-order.server.ts';
import { shownOrder } from '#domain/orders/shown-order.ts';
import { getMailingShop } from '#domain/shop-profile/get-mailing-shop.server.ts';
import { endpoint } from './endpoint.ts';
import { ordersIdContract, ordersIdNotesContract, ordersIdStatusContract } from './orders-id.contract.ts';

export const ordersId = endpoint(ordersIdContract, async ({ params }, { services }) => ({
  data: shownOrder(await requireOrder(services.db, params.id)),
}));

export const ordersIdStatus = endpoint(ordersIdStatusContract, async ({ params, body }, { services }) => {
  const { db, environment, now, wakeMail } = services;
  const context = { shop: await getMailingShop(db, environment), now: now() };
  const changed = await changeOrderStatus(db, params.id, { ...body, actor: 'staff' }, context);
  wakeMail();
  return { data: shownOrder(changed) };
});

export const ordersIdNotes = endpoint(ordersIdNotesContract, async ({ params, body }, { services }) => ({
  data: shownOrder(await addOrderNote(services.db, params.id, body.note, services.now())),
}));
