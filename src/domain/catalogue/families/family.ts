import type { LocalizedText } from '#primitives/text/localized-text.ts';

/** Products of one model, which differ in a few attributes. */
export interface ProductFamily {
  readonly id: string;
  /** In the CSV of products; it never changes. */
  readonly key: string;
  readonly name: LocalizedText;
  /** Keys of the attributes that its members differ in, in the order in which pages show them. */
  readonly optionKeys: readonly string[];
  readonly version: number;
}
