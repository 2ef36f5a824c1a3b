import { documentEndpoint } from '#api/http/endpoint.ts';
import { printInvoice } from '#api/staff/orders/order-documents/print-invoice.ts';
import { findTrackedOrder } from '#domain/orders/find-tracked-order.server.ts';
import { hasInvoiceForBuyer } from '#domain/orders/order-states.ts';
import { ShopError } from '#primitives/shop-error.ts';
import { orderInvoiceContract } from './order-invoice.contract.ts';

/** Limits attempts to guess a tracking key. */
const invoicesByAddress = { name: 'order-invoices-by-address', times: 60, seconds: 600 };

export const orderInvoice = documentEndpoint(
  orderInvoiceContract,
  async ({ services, address }, { number, key }) => {
    await services.limits.countHere(invoicesByAddress, address);
    const order = await findTrackedOrder(services.db, number, key);
    if (!order || !hasInvoiceForBuyer(order.status)) throw new ShopError('not_found');
    const { content, headers } = await printInvoice(services.db, order.id);
    return {
      content,
      headers: { ...headers, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' },
    };
  },
);
