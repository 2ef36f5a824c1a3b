import type { LocalizedText } from '#primitives/text/localized-text.ts';

type Plain = string | number | boolean;

/** The value of a field; null if empty. */
export type FieldValue = Plain | readonly Plain[] | null;

/** One step of the path to a field: the field, and in a list the item. */
export interface Step {
  readonly field: string;
  readonly entry: { readonly key: string; readonly name: LocalizedText | null } | null;
}

export interface Difference {
  readonly path: readonly Step[];
  readonly before: FieldValue;
  readonly after: FieldValue;
}

type Item = Readonly<Record<string, unknown>>;

/** The fields that may identify items of a list, the most reliable first. */
const identities = ['id', 'weekday', 'network', 'startsOn', 'sku', 'label', 'number', 'key'];

/**
 * Fields that are not compared: ids, versions and timestamps change with every write; pictures have their addresses, and
 * where one is stored says nothing to a reader.
 */
export const ignoredFields: ReadonlySet<string> = new Set([
  'id',
  'version',
  'createdAt',
  'updatedAt',
  'imageId',
  'isBuiltIn',
  'imageIds',
  'productId',
  'relativePath',
  'fullPath',
  'thumbnail',
  'uploadDate',
  'uses',
]);

/** What else is not compared in the record of a picture, which has a path where it is stored. */
const ignoredInPictures: ReadonlySet<string> = new Set(['address', 'category', 'size', 'type']);

/** Fields with secrets are never shown, even if one was written to the history. */
const secret = /password|secret|token|hash|otp|^key$|(tracking|access|public)key/i;

/** Texts of blocks, besides their runs. */
const shownTexts: ReadonlySet<string> = new Set(['caption', 'alt', 'question', 'link']);

/** The fields that may serve as the display name of a record. */
const names = ['name', 'title', 'author', 'number', 'reference', 'subject', 'originalName', 'label'];

/**
 * Structural diff of two states of a record, by field. Items of lists are matched by identity, not by index. A created or
 * deleted record differs in every field that is not empty.
 */
export function differencesBetween(before: unknown, after: unknown): Difference[] {
  return compare(before, after, []);
}

/** The display name of a record, if it has one. */
export function nameOf(state: unknown): LocalizedText | null {
  if (!isThing(state)) return null;
  for (const field of names) {
    const named = state[field];
    if (isText(named)) return named;
    const { translations } = state;
    const english = textOf(state[field]);
    const arabic = isThing(translations) && isThing(translations.ar) ? textOf(translations.ar[field]) : '';
    if (english || arabic) return { en: english || arabic, ar: arabic || english };
  }
  return null;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function compare(before: unknown, after: unknown, path: readonly Step[]): Difference[] {
  if (path.at(-1)?.field === 'body' && (isListOfThings(before) || isListOfThings(after))) {
    return compare(linesOf(before), linesOf(after), path);
  }
  if (isThing(before) || isThing(after)) return compareThings(asThing(before), asThing(after), path);
  if (isListOfThings(before) || isListOfThings(after)) {
    return compareLists(asList(before), asList(after), path);
  }
  const [was, is] = [toFieldValue(before), toFieldValue(after)];
  return JSON.stringify(was) === JSON.stringify(is) ? [] : [{ path, before: was, after: is }];
}

function compareThings(before: Item, after: Item, path: readonly Step[]): Difference[] {
  const isPicture = 'relativePath' in before || 'relativePath' in after;
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((field) => !ignoredFields.has(field) && !secret.test(field))
    .filter((field) => !(isPicture && ignoredInPictures.has(field)))
    .flatMap((field) => compare(before[field], after[field], [...path, { field, entry: null }]));
}

function compareLists(before: readonly Item[], after: readonly Item[], path: readonly Step[]): Difference[] {
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
  const called = (things: ReadonlyMap<string, Item>) =>
    [...things].map(([key, thing]) => nameOf(thing)?.en ?? key);
  return [...found, { path, before: called(was), after: called(is) }];
}

/** The first identity field that is unique in both lists; else the index. */
function keyWithin(before: readonly Item[], after: readonly Item[]) {
  const identity = identities.find((field) =>
    [before, after].every((things) => {
      const values = things.map((thing) => thing[field]);
      return new Set(values).size === things.length && values.every((value) => isPlain(value));
    }),
  );
  return (thing: Item, place: number) => String(identity ? thing[identity] : place + 1);
}

function withEntry(path: readonly Step[], entry: Step['entry']): Step[] {
  const last = path.at(-1);
  return last ? [...path.slice(0, -1), { ...last, entry }] : [];
}

function sameOrder(one: readonly string[], other: readonly string[]): boolean {
  return one.every((key, place) => key === other[place]);
}

/** Normalizes empty values to null. */
function toFieldValue(value: unknown): FieldValue {
  if (Array.isArray(value)) return value.length === 0 ? null : value.filter(isPlain);
  return isPlain(value) && value !== '' ? value : null;
}

/** The texts of an article's blocks, in their order, because a reader does not know of blocks. Runs of one text are one line. */
function linesOf(value: unknown): string[] {
  if (Array.isArray(value)) {
    const isRuns = value.length > 0 && value.every((run) => isThing(run) && typeof run.text === 'string');
    return isRuns ? [value.map((run) => run.text).join('')] : value.flatMap(linesOf);
  }
  if (!isThing(value)) return [];
  return Object.entries(value).flatMap(([field, part]) =>
    typeof part === 'string' ? (shownTexts.has(field) ? [part] : []) : linesOf(part),
  );
}

function isPlain(value: unknown): value is Plain {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

function isThing(value: unknown): value is Item {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A name in both languages, as contents of the shop have it. */
function isText(value: unknown): value is LocalizedText {
  return isThing(value) && typeof value.en === 'string' && value.en !== '' && typeof value.ar === 'string';
}

function isListOfThings(value: unknown): boolean {
  return Array.isArray(value) && value.some(isThing);
}

function asThing(value: unknown): Item {
  return isThing(value) ? value : {};
}

function asList(value: unknown): Item[] {
  return Array.isArray(value) ? value.map(asThing) : [];
}
