import type { AttributeChoices } from '../../listing/attribute-choice.ts';
import type { AskedAttribute } from './number-words.ts';
import type { Constraint } from './read-query.ts';

interface Comparison {
  /** From the unit of a constraint to the unit of the attribute. */
  readonly factor: number;
  /** So much a product may differ, in the unit of the constraint. */
  readonly tolerance: number;
}

const exact: Comparison = { factor: 1, tolerance: 0 };

const comparisons: Readonly<Record<AskedAttribute, Comparison>> = {
  // Centimetres to millimetres; a desk of 119 cm is sold as one of 120.
  width: { factor: 10, tolerance: 2 },
  // A screen of 23.8 inches is sold as one of 24.
  'screen-size': { factor: 1, tolerance: 0.5 },
  seats: exact,
  ports: exact,
  drawers: exact,
  doors: exact,
  memory: exact,
  'rack-units': exact,
};

/** The constraints of a search as choices of attributes, which lists filter by. */
export function constraintChoices(constraints: readonly Constraint[]): AttributeChoices {
  return Object.fromEntries(
    constraints.map(({ attribute, value }) => {
      const { factor, tolerance } = comparisons[attribute];
      return [attribute, { from: (value - tolerance) * factor, to: (value + tolerance) * factor }];
    }),
  );
}
