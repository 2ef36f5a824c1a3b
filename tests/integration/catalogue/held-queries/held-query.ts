/** What people type, and what must be among the first results: the products whose slug matches. */
export type HeldQuery = readonly [query: string, wanted: RegExp];
