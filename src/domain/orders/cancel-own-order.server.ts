import type { Database } from '#database/connect.ts';
import type { EmailSender } from '#mail/templates/order-email-data.ts';
import { ShopError } from '#primitives/shop-error.ts';
import { changeOrderStatus } from './change-order-status.server.ts';
import { findTrackedOrder } from './find-tracked-order.server.ts';
import type { InvoiceSeller } from './invoices/invoice-document.ts';

/** Cancels an order by its number and tracking key, for the buyer, before staff have confirmed it. */
export async function cancelOwnOrder(
  db: Database,
  { number, key }: { readonly number: string; readonly key: string },
  context: { readonly shop: EmailSender & InvoiceSeller; readonly now: Date },
): Promise<void> {
  const order = await findTrackedOrder(db, number, key);
  if (!order) throw new ShopError('not_found');
  await changeOrderStatus(
    db,
    order.id,
    { from: 'received', to: 'cancelled', actor: 'buyer', note: '' },
    context,
  );
}
