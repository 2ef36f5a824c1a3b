import { isSameData } from '#ui/forms/same-data.ts';

/** One field of a form that somebody else changed since the form was opened. */
export interface FieldConflict {
  readonly field: string;
  readonly mine: unknown;
  readonly theirs: unknown;
  /** I changed it too, to something else: somebody has to choose. */
  readonly isContested: boolean;
}

type Values = Readonly<Record<string, unknown>>;

/** What differs between a form and what is stored by now. `base` is what the form was opened with. */
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

/** My own changes on top of what is stored by now; of the contested fields only those that I keep. */
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

/** Some fields are entries of a list, which come and go: what one side lacks counts as nothing there. */
function fieldsOf(...states: readonly Values[]): string[] {
  return [...new Set(states.flatMap((state) => Object.keys(state)))];
}
