import type { RoundException } from '#domain/orders/rounds/round-end.ts';

/** How one stop of a round ended, as staff enter it. */
export interface StopEnd {
  readonly isDelivered: boolean;
  /** What was to be collected was collected. */
  readonly isCollected: boolean;
  readonly reason: string;
  readonly next: RoundException['next']['kind'];
  readonly day: string;
}

/** Until staff say otherwise: delivered and paid; another attempt would be on the day after that of the round. */
export function firstEnd(roundDay: string, days: readonly string[]): StopEnd {
  const day = days.find((one) => one > roundDay) ?? days[0] ?? '';
  return { isDelivered: true, isCollected: true, reason: '', next: 'another_day', day };
}

/** What was not delivered has a reason. */
export function isComplete({ isDelivered, reason }: StopEnd): boolean {
  return isDelivered || reason.trim() !== '';
}
