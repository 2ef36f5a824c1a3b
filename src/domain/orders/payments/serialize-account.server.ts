import type { Day } from '#domain/delivery/working-days.ts';
import { qarFromDirhams } from '#primitives/money.ts';
import { overdueDays } from '../receivables/receivable.ts';
import type { OrderAccount } from './get-order-account.server.ts';

/** The account of an order as staff are shown it. The API speaks QAR. */
export function serializeAccount(account: OrderAccount, today: Day) {
  const { order, documents } = account;
  const { invoice, balance } = order;
  return {
    state: balance.state,
    total: qarFromDirhams(order.total),
    charged: qarFromDirhams(balance.charged),
    received: qarFromDirhams(balance.received),
    owed: qarFromDirhams(balance.owed),
    refundDue: qarFromDirhams(balance.refundDue),
    paymentDueDays: order.paymentDueDays,
    dueOn: invoice?.dueOn ?? null,
    overdueDays: balance.owed > 0 ? overdueDays(invoice?.dueOn ?? null, today) : 0,
    payments: account.payments.map((payment) => ({
      id: payment.id,
      kind: payment.kind,
      amount: qarFromDirhams(payment.amount),
      method: payment.method,
      paidOn: payment.paidOn,
      reference: payment.reference,
      recordedBy: payment.recordedBy,
      recordedAt: payment.createdAt.toISOString(),
      voided: payment.voidedAt && {
        at: payment.voidedAt.toISOString(),
        by: payment.voidedBy,
        reason: payment.voidReason,
      },
    })),
    documents: documents.map(({ kind, number, issuedOn, dueOn, total }) => ({
      kind,
      number,
      issuedOn,
      dueOn,
      total: qarFromDirhams(total),
    })),
    returns: account.returns.map(
      ({ id, reason, outcome, refundDue, deliveryFee, recordedBy, createdAt, lines, ...repair }) => ({
        id,
        reason,
        outcome,
        refundDue: qarFromDirhams(refundDue),
        deliveryFee: qarFromDirhams(deliveryFee),
        recordedBy,
        at: createdAt.toISOString(),
        repairEnd:
          repair.repairResult && repair.repairEndedAt
            ? {
                result: repair.repairResult,
                at: repair.repairEndedAt.toISOString(),
                by: repair.repairEndedBy,
              }
            : null,
        lines: lines.map(({ orderLineId, quantity, isRestocked }) => ({
          lineId: orderLineId,
          quantity,
          isRestocked,
        })),
      }),
    ),
    returnUntil: account.returnUntil,
    /** Of the delivery fee, what no return has given back yet. */
    deliveryFeeLeft: qarFromDirhams(
      order.deliveryFee - account.returns.reduce((sum, { deliveryFee }) => sum + deliveryFee, 0),
    ),
    lines: order.lines.map(({ id, productId, sku, name, quantity, lineTotal }) => ({
      id,
      sku,
      name: name.en,
      translations: { ar: { name: name.ar } },
      isInCatalogue: productId !== null,
      quantity,
      lineTotal: qarFromDirhams(lineTotal),
      returned: account.returnedPieces.get(id) ?? 0,
      inRepair: account.piecesInRepair.get(id) ?? 0,
    })),
    discount: qarFromDirhams(order.discount),
  };
}
