import { latestPlausible } from '#primitives/clock-skew.ts';

const second = 1000;
const minute = 60 * second;

const failuresCountForMs = 60 * minute;

/** The time window in which failures count. */
export function countedFailures(now: Date): { readonly since: Date; readonly until: Date } {
  return { since: new Date(now.getTime() - failuresCountForMs), until: latestPlausible(now) };
}

/** The number of consecutive failures from one browser or address after which the one-time code is offered. */
export const failuresBeforeCode = 3;

const freeFailures = 5;
const firstWaitMs = 30 * second;
const longestWaitMs = 15 * minute;

/** Failures from all unknown browsers together; more than this means a distributed attack. */
const allowedFailuresOfUnknownBrowsers = 50;

/**
 * Wrong one-time codes from all unknown browsers together, and from each known browser, in `wrongCodesCountForMs`. A code
 * has a million values: 13 such periods in a year allow 91 guesses, fewer than 1 in 10,000.
 */
export const allowedWrongCodes = 7;
export const wrongCodesCountForMs = 30 * 24 * 60 * minute;

export interface Failures {
  readonly count: number;
  readonly lastAt: Date | null;
}

/** Exponential backoff: the remaining wait in milliseconds after consecutive failures, doubled each time up to a maximum. */
export function backoffAfter({ count, lastAt }: Failures, now: Date): number {
  if (count < freeFailures || !lastAt) return 0;
  const wait = Math.min(longestWaitMs, firstWaitMs * 2 ** (count - freeFailures));
  return Math.max(0, lastAt.getTime() + wait - now.getTime());
}

/** The wait for all unknown browsers during a distributed attack: one attempt a minute. */
export function waitForUnknownBrowsers({ count, lastAt }: Failures, now: Date): number {
  if (count < allowedFailuresOfUnknownBrowsers || !lastAt) return 0;
  return Math.max(0, lastAt.getTime() + minute - now.getTime());
}
