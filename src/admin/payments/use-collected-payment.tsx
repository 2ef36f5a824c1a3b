import { type ReactNode, useState } from 'react';
import { ordersIdAccountContract, ordersIdPaymentsContract } from '#api/staff/orders/payments.contract.ts';
import { qatarDay } from '#domain/delivery/working-days.ts';
import { useStaffQuery } from '../data/use-staff-query.ts';
import { useStaffWrite } from '../data/use-staff-write.ts';
import type { StaffOrder } from '../orders/staff-order.ts';
import { usePaymentsTexts } from './payments-texts.ts';
import { useMoneyText } from './use-money-text.ts';

interface CollectedPayment {
  /** The box to tick; nothing where nothing is to be collected. */
  readonly choice: ReactNode;
  /** Records the payment if the box is ticked. */
  readonly record: () => Promise<void>;
}

/** Lets staff record what was paid at the door or the counter in the step in which they mark the handover. */
export function useCollectedPayment(order: StaffOrder, isHandover: boolean): CollectedPayment {
  const { collected } = usePaymentsTexts();
  const money = useMoneyText();
  const [isCollected, setCollected] = useState(false);
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const params = { id: order.id };
  const account = useStaffQuery(ordersIdAccountContract, { params }, { isEnabled: isHandover }).data?.data;
  const { send } = useStaffWrite(ordersIdPaymentsContract);
  const owed = account?.owed ?? 0;
  const isAsked =
    isHandover && owed > 0 && account?.paymentDueDays === null && order.payment !== 'bank_transfer';
  if (!isAsked) return { choice: null, record: async () => {} };
  const method = order.payment === 'card_on_delivery' ? 'card' : 'cash';
  return {
    choice: (
      <label className="flex min-h-11 cursor-pointer items-center gap-3 text-ink">
        <input
          type="checkbox"
          checked={isCollected}
          onChange={(event) => setCollected(event.target.checked)}
          className="size-4.5 accent-accent"
        />
        {collected[method](money(owed))}
      </label>
    ),
    async record() {
      if (!isCollected) return;
      const paidOn = qatarDay(new Date());
      await send({
        params,
        body: { kind: 'payment', amount: owed, method, paidOn, reference: '', idempotencyKey },
      });
    },
  };
}
