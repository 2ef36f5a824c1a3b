import { changeOrigin } from '#api/http/change-origin.ts';
import { endpoint } from '#api/http/endpoint.ts';
import { getOrderContext } from '#api/http/order-context.ts';
import { editOrder } from '#domain/orders/editing/edit-order.server.ts';
import { previewEdit } from '#domain/orders/editing/preview-edit.server.ts';
import { withdrawProposal } from '#domain/orders/editing/propose-edit.server.ts';
import { serializePreview } from '#domain/orders/editing/serialize-preview.server.ts';
import { takeOrder } from '#domain/orders/editing/take-order.server.ts';
import { getEmailSender } from '#domain/shop-profile/get-email-sender.server.ts';
import {
  ordersIdProposalDeleteContract,
  ordersIdPutContract,
  ordersPostContract,
  ordersPreviewContract,
} from './order-edits.contract.ts';
import { toOrderResponse } from './order-response.ts';

export const ordersPreview = endpoint(ordersPreviewContract, async ({ body }, { services }) => ({
  data: serializePreview(await previewEdit(services.db, body, await getOrderContext(services))),
}));

export const ordersIdPut = endpoint(ordersIdPutContract, async ({ params, body }, call) => {
  const { version, consent, ...edit } = body;
  const context = { ...(await getOrderContext(call.services)), origin: changeOrigin(call) };
  const edited = await editOrder(call.services.db, params.id, { edit, version, consent }, context);
  call.services.wakeEmailDelivery();
  return { data: await toOrderResponse(call.services.db, edited) };
});

export const ordersIdProposalDelete = endpoint(ordersIdProposalDeleteContract, async ({ params }, call) => {
  const { db, environment, wakeEmailDelivery } = call.services;
  const shop = await getEmailSender(db, environment);
  const withdrawn = await withdrawProposal(db, params.id, { shop, origin: changeOrigin(call) });
  wakeEmailDelivery();
  return { data: await toOrderResponse(db, withdrawn) };
});

export const ordersPost = endpoint(ordersPostContract, async ({ body }, call) => {
  const context = { ...(await getOrderContext(call.services)), origin: changeOrigin(call) };
  const taken = await takeOrder(call.services.db, body, context);
  call.services.wakeEmailDelivery();
  return { data: await toOrderResponse(call.services.db, taken) };
});
