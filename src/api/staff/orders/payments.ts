import type { ApiServices } from '#api/api-services.ts';
import { changeOrigin } from '#api/http/change-origin.ts';
import { documentEndpoint, endpoint } from '#api/http/endpoint.ts';
import { qatarDay } from '#domain/delivery/working-days.ts';
import { issueInvoice } from '#domain/orders/invoices/issue-invoice.server.ts';
import { getOrderAccount } from '#domain/orders/payments/get-order-account.server.ts';
import { recordPayment } from '#domain/orders/payments/record-payment.server.ts';
import { serializeAccount } from '#domain/orders/payments/serialize-account.server.ts';
import { setPaymentTerms } from '#domain/orders/payments/set-payment-terms.server.ts';
import { voidPayment } from '#domain/orders/payments/void-payment.server.ts';
import { endRepair } from '#domain/orders/returns/end-repair.server.ts';
import { recordReturn } from '#domain/orders/returns/record-return.server.ts';
import { getEmailSender } from '#domain/shop-profile/get-email-sender.server.ts';
import { getShopProfile } from '#domain/shop-profile/get-shop-profile.server.ts';
import { ShopError } from '#primitives/shop-error.ts';
import { issuedInvoice } from './order-documents/invoice.ts';
import {
  ordersIdAccountContract,
  ordersIdCreditNotesNumberContract,
  ordersIdIssueInvoiceContract,
  ordersIdPaymentsContract,
  ordersIdPaymentsIdVoidContract,
  ordersIdPaymentTermsContract,
  ordersIdReturnsContract,
  ordersIdReturnsIdRepairContract,
} from './payments.contract.ts';

async function accountOf({ db, now }: Pick<ApiServices, 'db' | 'now'>, id: string) {
  const { returnPolicy } = await getShopProfile(db);
  return serializeAccount(await getOrderAccount(db, id, returnPolicy.returnDays), qatarDay(now()));
}

/** The shop as it signs its emails and documents, and who made the call. */
async function paymentContext(call: Parameters<typeof changeOrigin>[0]) {
  const { db, environment } = call.services;
  return { shop: await getEmailSender(db, environment), origin: changeOrigin(call) };
}

export const ordersIdAccount = endpoint(ordersIdAccountContract, async ({ params }, { services }) => ({
  data: await accountOf(services, params.id),
}));

export const ordersIdPayments = endpoint(ordersIdPaymentsContract, async ({ params, body }, call) => {
  await recordPayment(call.services.db, params.id, body, await paymentContext(call));
  call.services.wakeEmailDelivery();
  return { data: await accountOf(call.services, params.id) };
});

export const ordersIdPaymentsIdVoid = endpoint(
  ordersIdPaymentsIdVoidContract,
  async ({ params, body }, call) => {
    const { id: orderId, paymentId } = params;
    await voidPayment(call.services.db, { orderId, paymentId }, body.reason, await paymentContext(call));
    call.services.wakeEmailDelivery();
    return { data: await accountOf(call.services, orderId) };
  },
);

export const ordersIdPaymentTerms = endpoint(ordersIdPaymentTermsContract, async ({ params, body }, call) => {
  await setPaymentTerms(call.services.db, params.id, body.paymentDueDays, changeOrigin(call));
  return { data: await accountOf(call.services, params.id) };
});

export const ordersIdIssueInvoice = endpoint(ordersIdIssueInvoiceContract, async ({ params }, call) => {
  const { db } = call.services;
  await issueInvoice(db, params.id, await getShopProfile(db), changeOrigin(call));
  return { data: await accountOf(call.services, params.id) };
});

export const ordersIdReturns = endpoint(ordersIdReturnsContract, async ({ params, body }, call) => {
  await recordReturn(call.services.db, params.id, body, await paymentContext(call));
  call.services.wakeEmailDelivery();
  return { data: await accountOf(call.services, params.id) };
});

export const ordersIdReturnsIdRepair = endpoint(
  ordersIdReturnsIdRepairContract,
  async ({ params, body }, call) => {
    const { id: orderId, returnId } = params;
    await endRepair(call.services.db, { orderId, returnId }, body, await paymentContext(call));
    call.services.wakeEmailDelivery();
    return { data: await accountOf(call.services, orderId) };
  },
);

export const ordersIdCreditNotesNumber = documentEndpoint(
  ordersIdCreditNotesNumberContract,
  async ({ services }, { id, number }) => {
    const account = await getOrderAccount(services.db, id, 0);
    const credit = account.documents.find((document) => document.number === number);
    if (credit?.kind !== 'credit_note') throw new ShopError('not_found');
    return issuedInvoice(credit, account.order);
  },
);
