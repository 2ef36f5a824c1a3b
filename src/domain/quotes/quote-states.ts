import type { Day } from '#domain/delivery/working-days.ts';
import type { QuoteStatus } from '#primitives/quote-status.ts';

/** What can be done with a quotation: staff send another version or withdraw it; the buyer accepts or declines. */
export type QuoteStep = 'send' | 'withdraw' | 'accept' | 'decline';

const stepsFrom: Readonly<Record<QuoteStatus, readonly QuoteStep[]>> = {
  requested: ['send', 'withdraw', 'accept', 'decline'],
  quoted: ['send', 'withdraw', 'accept', 'decline'],
  // Who declined or came too late may get another offer.
  declined: ['send'],
  withdrawn: ['send'],
  expired: ['send'],
  // It is an order now, and lives as one.
  accepted: [],
};

const statusAfter: Readonly<Record<QuoteStep, QuoteStatus>> = {
  send: 'quoted',
  withdraw: 'withdrawn',
  accept: 'accepted',
  decline: 'declined',
};

/** A quotation lasts until the end of the day it names; nothing has to happen for it to expire. */
export function statusOn(
  { status, validUntil }: { readonly status: QuoteStatus; readonly validUntil: Day },
  today: Day,
): QuoteStatus {
  const isOpen = status === 'requested' || status === 'quoted';
  return isOpen && validUntil < today ? 'expired' : status;
}

export function possibleSteps(status: QuoteStatus): readonly QuoteStep[] {
  return stepsFrom[status];
}

/** Null when the step is not possible. */
export function findStatusAfter(status: QuoteStatus, step: QuoteStep): QuoteStatus | null {
  return stepsFrom[status].includes(step) ? statusAfter[step] : null;
}
