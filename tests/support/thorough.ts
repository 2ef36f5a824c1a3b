/**
 * Repetitions of a random or slow check: few in `npm test`, where one failing case is enough to see, and many in the nightly
 * run, which sets TEST_THOROUGH.
 */
export function repetitions(quick: number, thorough: number): number {
  return process.env.TEST_THOROUGH ? thorough : quick;
}
