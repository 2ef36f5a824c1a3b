/**
 * How far the clocks of two servers may be apart. What is dated further ahead than this was written while a clock was
 * wrong, and is not gone by: it would hold for as long as that clock was ahead.
 */
const clocksDifferByMs = 5 * 60_000;

/** The latest moment that can have been written down by now. */
export function latestPlausible(now: Date): Date {
  return new Date(now.getTime() + clocksDifferByMs);
}
