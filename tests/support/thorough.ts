/** Whether this is the nightly run, which has the time for slow tests. */
export const isThorough = Boolean(process.env.TEST_THOROUGH);

/**
 * Repetitions of a random or slow check: few in `npm test`, where one failing case is enough to see, and many in the nightly
 * run.
 */
export function repetitions(quick: number, thorough: number): number {
  return isThorough ? thorough : quick;
}

/** The engines of a slow suite whose rules do not depend on the engine: in `npm test` PostgreSQL, which is quick to start. */
export const enginesOfSlowSuite = isThorough ? (['embedded', 'server'] as const) : (['server'] as const);
