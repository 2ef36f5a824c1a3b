/**
 * Accepted clock skew between servers. A timestamp further ahead was written while a clock was wrong and is ignored,
 * because it would stay in force for as long as that clock was ahead.
 */
const clocksDifferByMs = 5 * 60_000;

/** Latest timestamp that can be valid now. */
export function latestPlausible(now: Date): Date {
  return new Date(now.getTime() + clocksDifferByMs);
}
