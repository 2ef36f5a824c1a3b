const minute = 60_000;
const hour = 60 * minute;

/**
 * The pause after each failed attempt. Short at first, for a restarted mail server; long at the end, so
 * that one away for a whole day still gets it; and finite, so that staff see what never went out.
 */
export const pauses: readonly number[] = [
  minute,
  5 * minute,
  30 * minute,
  2 * hour,
  6 * hour,
  12 * hour,
  24 * hour,
];

export const mostAttempts = pauses.length + 1;

/** When to try again after `attempts` failed attempts; null when the email is given up. */
export function nextAttempt(attempts: number, now: Date): Date | null {
  const pause = pauses[attempts - 1];
  return pause === undefined ? null : new Date(now.getTime() + pause);
}
