import { foldText } from '#primitives/text/fold-text.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { isArabic } from '../words/word-stem.ts';
import { type Measure, measureOf } from './measured-kinds.ts';
import {
  type AskedAttribute,
  countedPeople,
  numberWord,
  partNouns,
  peopleNouns,
  quantityNouns,
  unitOf,
} from './number-words.ts';
import { type QueryItem, queryItems } from './query-items.ts';

/** An attribute that a search asks for, by its key. Widths are in centimetres, screen sizes in inches, memory in GB. */
export interface Constraint {
  readonly attribute: AskedAttribute;
  readonly value: number;
}

/** What a search term says. */
export interface ReadQuery {
  /** The term without what the rest says; all of it if it says nothing else. */
  readonly words: string;
  /** The term without its quantity alone: measures stay in it, to be found as words. */
  readonly wordsAndMeasures: string;
  /** How many pieces are wanted; null if the term does not say. */
  readonly quantity: number | null;
  readonly constraints: readonly Constraint[];
}

const longestTerm = 100;
const mostPieces = 999;
/** More gigabytes are of a disk. */
const mostMemory = 128;
/** '10 black ergonomic chairs': so many words after a number may come before the kind that it counts. */
const wordsBeforeKind = 3;

/** A term that says nothing but its words. */
export function asWords(term: string): ReadQuery {
  return { words: term, wordsAndMeasures: term, quantity: null, constraints: [] };
}

/**
 * Reads quantities and measures out of a search term in either language: '30 chairs', 'table for 8', 'شاشة 27', 'مكتب 120
 * سم'. A number with a unit, or with a kind of product that has a measure, is a constraint; one before or after a kind that
 * can only be counted is a quantity. A number that is none of these stays a word: 'wifi 6', 'ups 1500', '8 bay nas'.
 */
export function readQuery(term: string, vocabulary: Vocabulary): ReadQuery {
  const items = queryItems(term.slice(0, longestTerm), vocabulary);
  const read: Reading = { items, measures: new Set(), counts: new Set(), quantity: null, constraints: [] };
  for (const place of items.keys()) {
    const number = read.measures.has(place) || read.counts.has(place) ? null : numberAt(items, place);
    // The first reading that fits counts.
    if (number) readings.some((reading) => reading(read, number));
  }
  const without = (...used: readonly ReadonlySet<number>[]) =>
    items
      .filter((_, place) => !used.some((places) => places.has(place)))
      .map(({ typed }) => typed)
      .join(' ');
  const { measures, counts, quantity, constraints } = read;
  const words = without(measures, counts);
  // A number alone says nothing about a product.
  if (measures.size + counts.size === 0 || foldText(words) === '') return asWords(term);
  return { words, wordsAndMeasures: without(counts), quantity, constraints };
}

interface Reading {
  readonly items: readonly QueryItem[];
  /** The places of the items that are read as measures, and as the quantity. */
  readonly measures: Set<number>;
  readonly counts: Set<number>;
  quantity: number | null;
  readonly constraints: Constraint[];
}

interface TypedNumber {
  readonly value: number;
  readonly place: number;
  readonly isInWords: boolean;
  /** Whether it counts people by itself, as شخصين does. */
  readonly isOfPeople: boolean;
  /** The place of a 'for' before it; null if there is none, or if it is joined to the number. */
  readonly preposition: number | null;
  readonly isForWhom: boolean;
}

function numberAt(items: readonly QueryItem[], place: number): TypedNumber | null {
  const { folded = '', number = null } = items[place] ?? {};
  const people = countedPeople(folded);
  const inWords = number === null ? numberWord(folded) : null;
  const value = people ?? number ?? inWords?.value;
  if (value === undefined) return null;
  const preposition = /^(for|ل)$/.test(items[place - 1]?.folded ?? '') ? place - 1 : null;
  return {
    value,
    place,
    isInWords: number === null,
    isOfPeople: people !== null,
    preposition,
    isForWhom: preposition !== null || (inWords?.hasPreposition ?? false),
  };
}

/** What a number may mean, the most certain first. Each says whether it is that. */
const readings: readonly ((read: Reading, number: TypedNumber) => boolean)[] = [
  readWithUnit,
  readPeople,
  readWithQuantityNoun,
  readBeforeKind,
  readAfterKind,
];

/** '120 cm', '27 inch', '24 port switch'. */
function readWithUnit(read: Reading, { value, place }: TypedNumber): boolean {
  const { items } = read;
  const joined = items[place]?.unit;
  const unit = joined ?? unitOf(items[place + 1]?.folded ?? '');
  if (!unit) return false;
  const end = joined ? place : place + 1;
  // Measures of the height and the depth stay words.
  const isOtherWay = /^(high|height|deep|depth|tall|ارتفاع|عمق)$/.test(items[end + 1]?.folded ?? '');
  if (isOtherWay || (unit.attribute === 'memory' && value > mostMemory)) return true;
  return addConstraint(read, unit.attribute, value * unit.factor, joined ? [place] : [place, end]);
}

/** '8 seater', 'for 8', 'لثمانية', 'شخصين', 'طاولة 8 كراسي'. */
function readPeople(
  read: Reading,
  { value, place, isOfPeople, preposition, isForWhom }: TypedNumber,
): boolean {
  const { items } = read;
  const next = items[place + 1];
  const hasChairs =
    next?.places.has('seating') === true &&
    items.slice(0, place).some(({ places }) => isMeasuredBy('seats', places));
  const hasNoun = hasChairs || peopleNouns.has(next?.folded ?? '');
  const isForKind = isForWhom && items.some(({ places }) => isMeasuredBy('seats', places));
  if (!isOfPeople && !hasNoun && !isForKind) return false;
  const places = [place, ...(hasNoun ? [place + 1] : []), ...(preposition === null ? [] : [preposition])];
  return addConstraint(read, 'seats', value, places);
}

/** '4 pcs', 'qty 12', 'عدد 12', 'x30'. */
function readWithQuantityNoun(read: Reading, { value, place }: TypedNumber): boolean {
  const noun = [place - 1, place + 1].find((near) => quantityNouns.has(read.items[near]?.folded ?? ''));
  return noun !== undefined && setQuantity(read, value, [place, noun]);
}

/** '30 chairs', '10 black ergonomic chairs', '30 كرسي'; but '27 monitor' and '120 desk' are measures. */
function readBeforeKind(read: Reading, { value, place, isInWords, isForWhom }: TypedNumber): boolean {
  const following = read.items.slice(place + 1, place + 1 + wordsBeforeKind + 1);
  const end = following.findIndex(({ number }) => number !== null);
  const kind = (end === -1 ? following : following.slice(0, end)).find(({ places }) => places.size > 0);
  if (!kind || isForWhom || partNouns.has(following[0]?.folded ?? '')) return false;
  // 'All in one' and the like have no plural behind their number.
  if (isInWords && !kind.isPlural) return false;
  const measure = measureOf(kind.places, value);
  const isMeasure = measure !== undefined && measure !== 'seats' && !kind.isPlural && !isArabic(kind.folded);
  return isMeasure ? addConstraint(read, measure, value, [place]) : setQuantity(read, value, [place]);
}

/** 'Monitor 27', 'desk 120', 'table 8'; 'chairs 30' is a quantity, and so is 'tables 8'. */
function readAfterKind(read: Reading, { value, place, isInWords }: TypedNumber): boolean {
  const kind = read.items[place - 1];
  if (isInWords || !kind || kind.places.size === 0 || place !== read.items.length - 1) return false;
  const measure = measureOf(kind.places, value);
  if (measure && !(measure === 'seats' && kind.isPlural)) return addConstraint(read, measure, value, [place]);
  const isCounted = kind.isPlural || isMeasuredBy('none', kind.places);
  return isCounted && setQuantity(read, value, [place]);
}

function isMeasuredBy(measure: Measure, places: ReadonlySet<string>): boolean {
  return measureOf(places, null) === measure;
}

function addConstraint(
  read: Reading,
  attribute: AskedAttribute,
  value: number,
  places: readonly number[],
): boolean {
  if (read.constraints.some((constraint) => constraint.attribute === attribute)) return false;
  // A factor such as 0.1 leaves digits that were not typed.
  read.constraints.push({ attribute, value: Math.round(value * 100) / 100 });
  for (const place of places) read.measures.add(place);
  return true;
}

function setQuantity(read: Reading, value: number, places: readonly number[]): boolean {
  const isQuantity = Number.isInteger(value) && value >= 1 && value <= mostPieces;
  if (!isQuantity || read.quantity !== null) return false;
  read.quantity = value;
  for (const place of places) read.counts.add(place);
  return true;
}
