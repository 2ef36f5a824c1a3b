import type { Transaction } from '#database/transaction.ts';
import type { Order } from './order.ts';

/** What mails about orders say of the shop. */
export interface MailingShop {
  readonly publicUrl: string;
}

export async function writeReceivedMails(_transaction: Transaction, _order: Order, _shop: MailingShop) {}
export async function writeStatusMails(_transaction: Transaction, _order: Order, _shop: MailingShop) {}
