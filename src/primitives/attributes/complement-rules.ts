/** How the value of one product has to relate to that of another, or to a fixed one. */
export const comparisons = ['at-least', 'equal', 'at-most'] as const;
export type Comparison = (typeof comparisons)[number];

/** The products that a rule is for. */
export interface RuleSource {
  /** Slugs of categories and subcategories. */
  readonly places: readonly string[];
  /** Only products that the buyer assembles, or orders assembly for. */
  readonly needsAssembly: boolean;
  readonly conditions: readonly {
    readonly attribute: string;
    readonly comparison: Comparison;
    /** A number, the key of an option, or 'yes' and 'no'. */
    readonly value: number | string;
  }[];
}

/** The products that go with them. */
export interface RuleTarget {
  /** Slugs of categories and subcategories. */
  readonly places: readonly string[];
  /** Named products, which come first. */
  readonly productIds: readonly string[];
  /** How an attribute of the complement has to relate to one of the product. */
  readonly comparisons: readonly {
    readonly attribute: string;
    readonly comparison: Comparison;
    readonly sourceAttribute: string;
  }[];
}
