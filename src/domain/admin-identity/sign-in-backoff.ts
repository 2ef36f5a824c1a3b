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

const mostWrongCodes = 7;
/** Of a million codes 99 are fewer than 1 in 10,000. */
const wrongCodesInYear = 99;
const year = 366 * 24 * 60 * minute;
/** How long wrong codes count at most. */
export const longestWrongCodesCountMs = year;

/**
 * How many wrong one-time codes unknown browsers may try for one person, and for how long each counts. All people
 * together allow 99 guesses in a year: one person alone 7 in 26 days, ten people 7 in a year each. From 15 people on each
 * allows fewer, and from 100 on none, so that codes then work in known browsers only.
 */
export function wrongCodeLimit(people: number): { readonly allowed: number; readonly countForMs: number } {
  const each = Math.floor(wrongCodesInYear / people);
  const periods = Math.max(1, Math.floor(each / mostWrongCodes));
  return { allowed: Math.min(mostWrongCodes, each), countForMs: Math.ceil(year / periods) };
}

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
