import type { ApiServices } from '#api/api-services.ts';
import { getOrderAccount } from '#domain/orders/payments/get-order-account.server.ts';
import { getShopProfile } from '#domain/shop-profile/get-shop-profile.server.ts';
import type { PrintedDocument } from './document-page.ts';
import { issuedInvoice, proFormaInvoice } from './invoice.ts';

/** The invoice of an order as it was issued, or a pro forma invoice before that, with what has been paid. */
export async function printInvoice(db: ApiServices['db'], orderId: string): Promise<PrintedDocument> {
  const { returnPolicy, ...seller } = await getShopProfile(db);
  const account = await getOrderAccount(db, orderId, returnPolicy.returnDays);
  const invoice = account.documents.find(({ kind }) => kind === 'invoice');
  return invoice ? issuedInvoice(invoice, account.order) : proFormaInvoice(account.order, seller);
}
