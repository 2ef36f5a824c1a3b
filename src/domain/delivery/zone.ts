import type { LocalizedText } from '#primitives/text/localized-text.ts';

/** A zone: the first number of an address in Qatar, shown on the blue plate at the door. */
export interface Zone {
  readonly number: number;
  /** Code of its municipality. */
  readonly municipality: string;
  /** The best-known district first. */
  readonly districts: readonly LocalizedText[];
}

export interface Municipality {
  /** ISO 3166-2, for example QA-DA. */
  readonly code: string;
  readonly name: LocalizedText;
}
