/** What people type, and what must be among the first results: the products whose slug matches. */
export type HeldQuery = readonly [query: string, wanted: RegExp];

/** What people type in Arabic, and the subcategories whose products must come first. */
export type ArabicQuery = readonly [query: string, wanted: readonly string[]];
