import { isSameData } from '#ui/forms/same-data.ts';

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
  return fieldsOf(theirs, mine, base)
    .filter((field) => !isSameData(theirs[field], base[field]) && !isSameData(theirs[field], mine[field]))
    .map((field) => ({
      field,
      mine: mine[field],
      theirs: theirs[field],
      isContested: !isSameData(mine[field], base[field]),
    }));
}

/** Three-way merge: the form's changes on top of the stored values; of the contested fields only those in `kept`. */
export function mergeValues<V extends Values>(base: V, mine: V, theirs: V, kept: ReadonlySet<string>): V {
  const contested = new Set(
    findConflicts(base, mine, theirs)
      .filter(({ isContested }) => isContested)
      .map(({ field }) => field),
  );
  const isMine = (field: string) =>
    contested.has(field) ? kept.has(field) : !isSameData(mine[field], base[field]);
  return Object.fromEntries(
    fieldsOf(theirs, mine)
      .map((field) => [field, isMine(field) ? mine[field] : theirs[field]] as const)
      .filter(([, value]) => value !== undefined),
  ) as V;
}

/** Some fields are entries of lists: a missing one counts as undefined. */
function fieldsOf(...states: readonly Values[]): string[] {
  return [...new Set(states.flatMap((state) => Object.keys(state)))];
}
