import { useRef, useState } from 'react';
import type { OrderChange } from '#domain/orders/check-order.ts';
import { loadSendOrder } from './checkout-parts.ts';
import type { UncheckedOrder } from './order-body-from.ts';
import type { SendingFailure, SendingOutcome } from './send-order.ts';

/** The server takes who is quicker for a program; a buyer whose browser filled in everything may be. */
const fewestSeconds = 3;

export interface Sending {
  readonly isUnderWay: boolean;
  readonly failure: SendingFailure | null;
  /** How the order differs from what the buyer saw, while that is to be decided. */
  readonly change: OrderChange | null;
  readonly send: (order: UncheckedOrder, website: string) => Promise<SendingOutcome>;
  /** Runs `work` unless something is under way already: a second press does nothing. */
  readonly once: (work: () => Promise<void>) => Promise<void>;
  readonly fail: (reason: SendingFailure) => void;
  readonly dismissChange: () => void;
}

export function useSending(): Sending {
  const [openedAt] = useState(() => performance.now());
  const [isUnderWay, setIsUnderWay] = useState(false);
  const [failure, setFailure] = useState<SendingFailure | null>(null);
  const [change, setChange] = useState<OrderChange | null>(null);
  // State would be a render late for the second click of a double click.
  const isBusy = useRef(false);

  async function once(work: () => Promise<void>): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setIsUnderWay(true);
    setFailure(null);
    try {
      await work();
    } finally {
      isBusy.current = false;
      setIsUnderWay(false);
    }
  }

  async function send(order: UncheckedOrder, website: string): Promise<SendingOutcome> {
    const outcome = await attempt(order, website);
    setChange(outcome.kind === 'changed' ? outcome.change : null);
    if (outcome.kind === 'failed') setFailure(outcome.reason);
    return outcome;
  }

  async function attempt(order: UncheckedOrder, website: string): Promise<SendingOutcome> {
    const early = fewestSeconds * 1000 - (performance.now() - openedAt);
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
    try {
      const { sendOrder } = await loadSendOrder();
      return await sendOrder(order, { website, secondsOnPage: (performance.now() - openedAt) / 1000 });
    } catch {
      // The code that sends could not be fetched, so nothing was sent.
      return { kind: 'failed', reason: 'offline' };
    }
  }

  return {
    isUnderWay,
    failure,
    change,
    send,
    once,
    fail: setFailure,
    dismissChange: () => setChange(null),
  };
}
