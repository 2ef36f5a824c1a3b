import { isSameData } from '#ui/forms/same-data.ts';
import { commonOrders, listOfOrderPart, mergeOrders } from './list-parts.ts';

/** A field that another member of staff changed since the form was opened. */
export interface FieldConflict {
  readonly field: string;
  readonly mine: unknown;
  readonly theirs: unknown;
  /** Changed in the form too, to another value: staff must choose. */
  readonly isContested: boolean;
}

type Values = Readonly<Record<string, unknown>>;

/** Three-way comparison: fields whose stored value changed and differs from the form's. `base` is what was opened. */
export function findConflicts(base: Values, mine: Values, theirs: Values): FieldConflict[] {
  return fieldsOf(theirs, mine, base).flatMap((field) => {
    const { isMine, isTheirs, isSame } = changesOf(field, base, mine, theirs);
    if (!isTheirs || isSame) return [];
    return [{ field, mine: mine[field], theirs: theirs[field], isContested: isMine }];
  });
}

/** Three-way merge: the form's changes on top of the stored values; of the contested fields only those in `kept`. */
export function mergeValues<V extends Values>(base: V, mine: V, theirs: V, kept: ReadonlySet<string>): V {
  const merge = (field: string) => {
    const { isMine, isTheirs, isSame } = changesOf(field, base, mine, theirs);
    const isContested = isMine && isTheirs && !isSame;
    const [chosen, other] = (isContested ? kept.has(field) : isMine) ? [mine, theirs] : [theirs, mine];
    return listOfOrderPart(field) ? mergeOrders(chosen[field], other[field]) : chosen[field];
  };
  return Object.fromEntries(
    fieldsOf(theirs, mine)
      .map((field) => [field, merge(field)] as const)
      .filter(([, value]) => value !== undefined),
  ) as V;
}

/** Who changed a field, and whether to the same. */
function changesOf(field: string, base: Values, mine: Values, theirs: Values) {
  const values = [base[field], mine[field], theirs[field]];
  const [before, own, others] = listOfOrderPart(field) ? commonOrders(...values) : values;
  return {
    isMine: !isSameData(own, before),
    isTheirs: !isSameData(others, before),
    isSame: isSameData(own, others),
  };
}

/** Some fields are entries of lists: a missing one counts as undefined. */
function fieldsOf(...states: readonly Values[]): string[] {
  return [...new Set(states.flatMap((state) => Object.keys(state)))];
}
