import type { RuleSource, RuleTarget } from '#primitives/attributes/complement-rules.ts';
import type { LocalizedText } from '#primitives/text/localized-text.ts';

/** Which products go with which. */
export interface ComplementRule {
  readonly id: string;
  /** For staff. */
  readonly name: string;
  readonly heading: LocalizedText;
  readonly source: RuleSource;
  readonly target: RuleTarget;
  /** The attribute of the product that says how many of a complement it needs; null: one. */
  readonly quantityFrom: string | null;
  /** Whether the cart compares the number of complements with the number that its products need. */
  readonly isCounted: boolean;
  readonly isActive: boolean;
  readonly version: number;
}
