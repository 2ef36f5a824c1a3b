import { changeOrigin } from '#api/http/change-origin.ts';
import { documentEndpoint, endpoint } from '#api/http/endpoint.ts';
import { replyWithPlanPicture } from '#api/http/plan-picture.ts';
import { textStream } from '#api/http/text-stream.ts';
import { packingSlip } from '#api/staff/orders/order-documents/packing-slip.ts';
import { printInvoice } from '#api/staff/orders/order-documents/print-invoice.ts';
import { qatarDay } from '#domain/delivery/working-days.ts';
import { addOrderNote } from '#domain/orders/add-order-note.server.ts';
import { changeOrderStatus } from '#domain/orders/change-order-status.server.ts';
import { findOrderFit } from '#domain/orders/find-order-fit.server.ts';
import { findOrderPlacing, findOrderPlan } from '#domain/orders/find-order-plan.server.ts';
import { exportOrders } from '#domain/orders/listing/export-orders.server.ts';
import { listOrders } from '#domain/orders/listing/list-orders.server.ts';
import { ordersOnPage } from '#domain/orders/listing/order-list.ts';
import { requireOrder } from '#domain/orders/order-queries.server.ts';
import { serializeListedOrder } from '#domain/orders/serialize-order.ts';
import { getEmailSender } from '#domain/shop-profile/get-email-sender.server.ts';
import { getShopProfile } from '#domain/shop-profile/get-shop-profile.server.ts';
import { describeSiteAccess } from '#i18n/site-fit.ts';
import { ShopError } from '#primitives/shop-error.ts';
import { sheetHeadings } from '../sheet-headings.ts';
import { toOrderResponse } from './order-response.ts';
import {
  orderSheetContract,
  ordersContract,
  ordersIdContract,
  ordersIdInvoiceContract,
  ordersIdNotesContract,
  ordersIdPackingSlipContract,
  ordersIdPlanContract,
  ordersIdStatusContract,
} from './orders.contract.ts';
import { sheetWords } from './sheet-words.ts';

export const orders = endpoint(ordersContract, async ({ query }, { services }) => {
  const { orders: found, total, byStatus, awaitingConsent, inRepair } = await listOrders(services.db, query);
  return {
    data: found.map(serializeListedOrder),
    meta: { total, page: query.page, pageSize: ordersOnPage, byStatus, awaitingConsent, inRepair },
  };
});

export const orderSheet = documentEndpoint(
  orderSheetContract,
  async (call, _params, { language, ...filter }) => {
    const { services, staff } = call;
    if (!staff) throw new ShopError('not_signed_in');
    const parts = await exportOrders(
      services.db,
      filter,
      {
        locale: language ?? 'en',
        headingOf: sheetHeadings('orders', language),
        wordsOf: sheetWords(language),
        // Who searches a spreadsheet types plain spaces.
        wayInOf: (access) =>
          describeSiteAccess(language ?? 'en', access)
            .join('; ')
            .replaceAll('\u00a0', ' '),
      },
      changeOrigin({ ...call, staff }),
    );
    return {
      content: { stream: textStream(parts) },
      headers: {
        'Content-Disposition': `attachment; filename="orders-${qatarDay(services.now())}.csv"`,
      },
    };
  },
);

export const ordersId = endpoint(ordersIdContract, async ({ params }, { services }) => ({
  data: await toOrderResponse(services.db, await requireOrder(services.db, params.id)),
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
  return { data: await toOrderResponse(db, changed) };
});

export const ordersIdNotes = endpoint(ordersIdNotesContract, async ({ params, body }, call) => {
  const { db } = call.services;
  const noted = await addOrderNote(db, params.id, body, changeOrigin(call));
  return { data: await toOrderResponse(db, noted) };
});

export const ordersIdInvoice = documentEndpoint(ordersIdInvoiceContract, async ({ services }, { id }) =>
  printInvoice(services.db, id),
);

export const ordersIdPackingSlip = documentEndpoint(
  ordersIdPackingSlipContract,
  async ({ services: { db } }, { id }) => {
    const order = await requireOrder(db, id);
    return packingSlip(order, await getShopProfile(db), {
      siteFit: await findOrderFit(db, order),
      placing: await findOrderPlacing(db, order),
    });
  },
);

export const ordersIdPlan = documentEndpoint(
  ordersIdPlanContract,
  async ({ services, language: callers }, { id }, { language = callers }) => {
    const order = await requireOrder(services.db, id);
    return replyWithPlanPicture(services, await findOrderPlan(services.db, order), language);
  },
);
