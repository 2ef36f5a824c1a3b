import { useState } from 'react';
import type { OrderChange } from '#domain/orders/check-order.ts';
import { type Submission, useSubmission } from '../forms/use-submission.ts';
import { loadSendOrder } from './checkout-parts.ts';
import type { UncheckedOrder } from './order-body-from.ts';
import type { SubmitOutcome } from './send-order.ts';

export interface OrderSending extends Omit<Submission, 'botSignals'> {
  /** How the order differs from what the buyer saw, until the buyer decides. */
  readonly change: OrderChange | null;
  /** Whether the server was unavailable and the order is sent again. */
  readonly isRepeating: boolean;
  readonly send: (order: UncheckedOrder, website: string) => Promise<SubmitOutcome>;
  readonly dismissChange: () => void;
}

export function useOrderSending(): OrderSending {
  const { botSignals, ...sending } = useSubmission();
  const [change, setChange] = useState<OrderChange | null>(null);
  const [isRepeating, setIsRepeating] = useState(false);

  async function send(order: UncheckedOrder, website: string): Promise<SubmitOutcome> {
    const outcome = await attempt(order, website);
    setIsRepeating(false);
    setChange(outcome.kind === 'changed' ? outcome.change : null);
    if (outcome.kind === 'failed') sending.fail(outcome.reason);
    return outcome;
  }

  async function attempt(order: UncheckedOrder, website: string): Promise<SubmitOutcome> {
    const left = await botSignals(website);
    try {
      const { sendOrder } = await loadSendOrder();
      return await sendOrder(order, left, () => setIsRepeating(true));
    } catch {
      // The module that sends could not be loaded, so nothing was sent.
      return { kind: 'failed', reason: 'offline' };
    }
  }

  return { ...sending, change, isRepeating, send, dismissChange: () => setChange(null) };
}
