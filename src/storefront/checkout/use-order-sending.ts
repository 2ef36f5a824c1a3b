import { useState } from 'react';
import type { OrderChange } from '#domain/orders/check-order.ts';
import { type Sending, useSending } from '../forms/use-sending.ts';
import { loadSendOrder } from './checkout-parts.ts';
import type { UncheckedOrder } from './order-body-from.ts';
import type { SendingOutcome } from './send-order.ts';

export interface OrderSending extends Omit<Sending, 'traces'> {
  /** How the order differs from what the buyer saw, while that is to be decided. */
  readonly change: OrderChange | null;
  readonly send: (order: UncheckedOrder, website: string) => Promise<SendingOutcome>;
  readonly dismissChange: () => void;
}

export function useOrderSending(): OrderSending {
  const { traces, ...sending } = useSending();
  const [change, setChange] = useState<OrderChange | null>(null);

  async function send(order: UncheckedOrder, website: string): Promise<SendingOutcome> {
    const outcome = await attempt(order, website);
    setChange(outcome.kind === 'changed' ? outcome.change : null);
    if (outcome.kind === 'failed') sending.fail(outcome.reason);
    return outcome;
  }

  async function attempt(order: UncheckedOrder, website: string): Promise<SendingOutcome> {
    const left = await traces(website);
    try {
      const { sendOrder } = await loadSendOrder();
      return await sendOrder(order, left);
    } catch {
      // The code that sends could not be fetched, so nothing was sent.
      return { kind: 'failed', reason: 'offline' };
    }
  }

  return { ...sending, change, send, dismissChange: () => setChange(null) };
}
