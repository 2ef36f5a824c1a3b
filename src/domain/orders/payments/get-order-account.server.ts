import type { Queryable } from '#database/transaction.ts';
import { addDays, type Day, qatarDay } from '#domain/delivery/working-days.ts';
import { type IssuedDocument, listDocuments } from '../invoices/invoice-queries.server.ts';
import type { Order } from '../order.ts';
import { requireOrder } from '../order-queries.server.ts';
import { countPiecesInRepair, countReturnedPieces, listReturns } from '../returns/return-queries.server.ts';
import { listPayments, type StoredPayment } from './payment-queries.server.ts';

/** Payments, returns and documents of an order, and what they leave owed. */
export interface OrderAccount {
  readonly order: Order;
  readonly payments: readonly StoredPayment[];
  readonly returns: Awaited<ReturnType<typeof listReturns>>;
  /** Pieces that came back so far, by the id of the order's line. */
  readonly returnedPieces: ReadonlyMap<string, number>;
  readonly piecesInRepair: ReadonlyMap<string, number>;
  readonly documents: readonly IssuedDocument[];
  /** The last day on which unused goods may come back by the return policy; null before the delivery. */
  readonly returnUntil: Day | null;
}

export async function getOrderAccount(
  db: Queryable,
  orderId: string,
  returnDays: number,
): Promise<OrderAccount> {
  const order = await requireOrder(db, orderId);
  const delivery = order.history.find(({ status }) => status === 'delivered');
  return {
    order,
    payments: await listPayments(db, orderId),
    returns: await listReturns(db, orderId),
    returnedPieces: await countReturnedPieces(db, orderId),
    piecesInRepair: await countPiecesInRepair(db, orderId),
    documents: await listDocuments(db, orderId),
    returnUntil: delivery ? addDays(qatarDay(delivery.at), returnDays) : null,
  };
}
