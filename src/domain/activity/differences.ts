import type { LocalizedText } from '#primitives/text/localized-text.ts';

type Plain = string | number | boolean;

/** What stood in a field; null when there was nothing. */
export type FieldValue = Plain | readonly Plain[] | null;

/** One step of the way to a field: a field, and within a list of things which of them. */
export interface Step {
  readonly field: string;
  readonly entry: { readonly key: string; readonly name: LocalizedText | null } | null;
}

export interface Difference {
  readonly path: readonly Step[];
  readonly before: FieldValue;
  readonly after: FieldValue;
}

type Thing = Readonly<Record<string, unknown>>;

/** How things in lists are told apart, the surest first. */
const identities = ['id', 'weekday', 'network', 'startsOn', 'sku', 'label', 'number'];

/** Which thing it is and which state of it is no change that anybody made. */
const unsaid: ReadonlySet<string> = new Set(['id', 'version', 'createdAt', 'updatedAt']);

/** Nothing that opens something leaves the history, whoever wrote it there. */
const secret = /password|secret|token|hash|otp|^key$|(tracking|access|public)key/i;

/** What may stand for a thing when people speak of it. */
const names = ['name', 'title', 'author', 'number', 'reference', 'subject', 'originalName', 'label'];

/**
 * What differs between two states of a thing, field by field. Things in lists are compared with themselves, wherever
 * they stand; what was created or deleted differs in every field in which there is something.
 */
export function differencesBetween(before: unknown, after: unknown): Difference[] {
  return compare(before, after, []);
}

/** What people call the thing, if it says so itself. */
export function nameOf(state: unknown): LocalizedText | null {
  if (!isThing(state)) return null;
  for (const field of names) {
    const english = state[field];
    if (typeof english !== 'string' || english === '') continue;
    const { translations } = state;
    const arabic = isThing(translations) && isThing(translations.ar) ? translations.ar[field] : undefined;
    return { en: english, ar: typeof arabic === 'string' && arabic !== '' ? arabic : english };
  }
  return null;
}

function compare(before: unknown, after: unknown, path: readonly Step[]): Difference[] {
  if (isThing(before) || isThing(after)) return compareThings(asThing(before), asThing(after), path);
  if (isListOfThings(before) || isListOfThings(after)) {
    return compareLists(asList(before), asList(after), path);
  }
  const [was, is] = [heldIn(before), heldIn(after)];
  return JSON.stringify(was) === JSON.stringify(is) ? [] : [{ path, before: was, after: is }];
}

function compareThings(before: Thing, after: Thing, path: readonly Step[]): Difference[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((field) => !unsaid.has(field) && !secret.test(field))
    .flatMap((field) => compare(before[field], after[field], [...path, { field, entry: null }]));
}

function compareLists(
  before: readonly Thing[],
  after: readonly Thing[],
  path: readonly Step[],
): Difference[] {
  const keyOf = keyWithin(before, after);
  const was = new Map(before.map((thing, place) => [keyOf(thing, place), thing]));
  const is = new Map(after.map((thing, place) => [keyOf(thing, place), thing]));
  const keys = [...new Set([...was.keys(), ...is.keys()])];
  const found = keys.flatMap((key) => {
    const entry = { key, name: nameOf(is.get(key)) ?? nameOf(was.get(key)) };
    return compareThings(asThing(was.get(key)), asThing(is.get(key)), withEntry(path, entry));
  });
  const isReordered =
    was.size === is.size && keys.length === was.size && !sameOrder([...was.keys()], [...is.keys()]);
  if (!isReordered) return found;
  const called = (things: ReadonlyMap<string, Thing>) =>
    [...things].map(([key, thing]) => nameOf(thing)?.en ?? key);
  return [...found, { path, before: called(was), after: called(is) }];
}

/** The first field in which all things of both lists differ from their neighbours; else their places. */
function keyWithin(before: readonly Thing[], after: readonly Thing[]) {
  const identity = identities.find((field) =>
    [before, after].every((things) => {
      const values = things.map((thing) => thing[field]);
      return new Set(values).size === things.length && values.every((value) => isPlain(value));
    }),
  );
  return (thing: Thing, place: number) => String(identity ? thing[identity] : place + 1);
}

function withEntry(path: readonly Step[], entry: Step['entry']): Step[] {
  const last = path.at(-1);
  return last ? [...path.slice(0, -1), { ...last, entry }] : [];
}

function sameOrder(one: readonly string[], other: readonly string[]): boolean {
  return one.every((key, place) => key === other[place]);
}

/** There is one way to say 'nothing'. */
function heldIn(value: unknown): FieldValue {
  if (Array.isArray(value)) return value.length === 0 ? null : value.filter(isPlain);
  return isPlain(value) && value !== '' ? value : null;
}

function isPlain(value: unknown): value is Plain {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

function isThing(value: unknown): value is Thing {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isListOfThings(value: unknown): boolean {
  return Array.isArray(value) && value.some(isThing);
}

function asThing(value: unknown): Thing {
  return isThing(value) ? value : {};
}

function asList(value: unknown): Thing[] {
  return Array.isArray(value) ? value.map(asThing) : [];
}
