import { latestPlausible } from '#primitives/clock-skew.ts';

const second = 1000;
const minute = 60 * second;

const failuresCountForMs = 60 * minute;

/** Failures of this time count; older ones are forgotten. */
export function countedFailures(now: Date): { readonly since: Date; readonly until: Date } {
  return { since: new Date(now.getTime() - failuresCountForMs), until: latestPlausible(now) };
}

/** Failed sign-ins in a row, from one browser or address, after which the emergency code is offered. */
export const failuresBeforeCode = 3;

const freeFailures = 5;
const firstWaitMs = 30 * second;
const longestWaitMs = 15 * minute;

/** From all strangers together: above this somebody is trying passwords from many addresses. */
const freeFailuresOfStrangers = 50;

export interface Failures {
  readonly count: number;
  readonly lastAt: Date | null;
}

/** How long whoever failed so often has to wait, by twice as long each time, and never for longer than that. */
export function waitAfter({ count, lastAt }: Failures, now: Date): number {
  if (count < freeFailures || !lastAt) return 0;
  const wait = Math.min(longestWaitMs, firstWaitMs * 2 ** (count - freeFailures));
  return Math.max(0, lastAt.getTime() + wait - now.getTime());
}

/** The same for everybody whom the shop does not know: one try a minute, while the siege lasts. */
export function waitOfStrangers({ count, lastAt }: Failures, now: Date): number {
  if (count < freeFailuresOfStrangers || !lastAt) return 0;
  return Math.max(0, lastAt.getTime() + minute - now.getTime());
}
