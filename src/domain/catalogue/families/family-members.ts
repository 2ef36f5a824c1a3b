import type { Dirhams } from '#primitives/money.ts';
import type { ProductFamily } from './family.ts';

/** A product of a family. */
export interface FamilyMember {
  readonly id: string;
  readonly slug: string;
  readonly price: Dirhams;
  readonly isInStock: boolean;
  /** By the key of the attribute: a number, or the keys of options. One that is absent is not known. */
  readonly options: Readonly<Record<string, number | readonly string[]>>;
}

export interface FamilyWithMembers {
  readonly family: ProductFamily;
  /** Those that are sold, in the order of lists. */
  readonly members: readonly FamilyMember[];
}
