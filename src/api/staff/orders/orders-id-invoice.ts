import { documentEndpoint } from '#api/http/endpoint.ts';
import { requireOrder } from '#domain/orders/require-order.server.ts';
import { getShopProfile } from '#domain/shop-profile/get-shop-profile.server.ts';
import { invoice } from './order-documents/invoice.ts';
import { ordersIdInvoiceContract } from './orders-id-invoice.contract.ts';

export const ordersIdInvoice = documentEndpoint(ordersIdInvoiceContract, async ({ services }, { id }) =>
  invoice(await requireOrder(services.db, id), await getShopProfile(services.db)),
);
