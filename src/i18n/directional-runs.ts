import { arabicUnit } from './unbroken.ts';

/** A stretch of a text that keeps a direction of its own, or none where the text around it decides. */
export interface DirectionalRun {
  readonly text: string;
  readonly direction: 'ltr' | 'rtl' | null;
}

interface Atom {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const letters = 'A-Za-zÀ-ÖØ-öø-ɏµ';
/**
 * Words, codes, numbers, addresses of the web: what is written without a space, with the signs that belong to it. After
 * an Arabic letter a stroke is no sign.
 */
const atoms = new RegExp(
  [
    `https?://[^\\s\\p{Script=Arabic}،؛؟]*[^\\s\\p{Script=Arabic}،؛؟.,;:!)»"]`,
    // The last dot of W.L.L. is the abbreviation's, not the sentence's.
    `(?<![${letters}\\d.])(?:[A-Za-z]\\.){2,}(?![${letters}\\d])`,
    `(?:(?<![${letters}\\d])[+#@$€£]|(?<![${letters}\\d\\p{Script=Arabic}])[.−/-])?[${letters}\\d](?:[${letters}\\d²³]|[.,:/&'’@_+#=?~*\\u2060-]{1,3}(?=[${letters}\\d]))*(?:[+#%°²³®™]+|(?<=\\d)(?<!(?:^|\\s)"[^"]*)["″])?`,
  ].join('|'),
  'gu',
);
/** Text that was isolated before, with its marks. */
const isolated = /[\u2066-\u2068][^\u2066-\u2069]*\u2069/g;
/** A space and an Arabic unit or counted noun: «27 بوصة». A number before it belongs to it and to no Latin word. */
const countedWord = new RegExp(`^[ \\u00a0]${arabicUnit}`, 'u');
const arabic = /\p{Script=Arabic}/u;
const latin = new RegExp(`[${letters}]`);
const anyLetter = new RegExp(`\\p{Script=Arabic}|[${letters}]`, 'u');
const digits = /^\d+$/;
const shortestPhone = 7;
const longestPhone = 15;

/** Whether a text is in Arabic, in part at least. */
export function hasArabic(text: string): boolean {
  return arabic.test(text);
}

/** Whether its first letter is Arabic. */
export function startsWithArabic(text: string): boolean {
  return hasArabic(text.match(anyLetter)?.[0] ?? '');
}

/**
 * The direction of what people typed. It is that of its first letter; but a Latin word at the start of an Arabic text
 * («PoE+ متوفر») does not make it English.
 */
export function typedDirection(text: string): 'ltr' | 'rtl' {
  if (!hasArabic(text)) return 'ltr';
  if (startsWithArabic(text)) return 'rtl';
  // A code such as QT-7K4M/2 is one word.
  const words = text.split(/\s+/);
  const arabicWords = words.filter(hasArabic).length;
  const latinWords = words.filter((word) => !hasArabic(word) && latin.test(word)).length;
  return arabicWords >= latinWords ? 'rtl' : 'ltr';
}

/**
 * Divides a text with Arabic in it where the bidirectional algorithm would show something else than what is written:
 * it moves the signs of `PoE+`, `+974` and `10%` to the other side, exchanges the groups of a phone number and of
 * `2026-11-15` after an Arabic word, and shows `60-68` in an order that depends on the word before. Latin words, codes,
 * phones, dates and numbers with a sign run from left to right; ranges and sizes run with the text, the first number
 * first. Other numbers keep their place without help.
 */
export function directionalRuns(text: string): DirectionalRun[] {
  const runs: DirectionalRun[] = [];
  let done = 0;
  const add = (start: number, end: number, direction: DirectionalRun['direction']) => {
    if (start > done) runs.push({ text: text.slice(done, start), direction: null });
    if (end > start) runs.push({ text: text.slice(start, end), direction });
    done = end;
  };
  let from = 0;
  for (const { 0: whole, index } of text.matchAll(isolated)) {
    addRuns(text, from, index, add);
    from = index + whole.length;
  }
  addRuns(text, from, text.length, add);
  add(text.length, text.length, null);
  return runs;
}

function addRuns(
  text: string,
  from: number,
  to: number,
  add: (start: number, end: number, direction: 'ltr' | 'rtl') => void,
): void {
  const found: Atom[] = [...text.slice(from, to).matchAll(atoms)].map(({ 0: atom, index }) => ({
    text: atom,
    start: from + index,
    end: from + index + atom.length,
  }));
  let first = 0;
  while (first < found.length) {
    const length = phoneLength(text, found, first) || phraseLength(text, found, first);
    const last = found[first + length - 1] ?? found[first];
    const start = found[first]?.start ?? from;
    const direction = directionOf(text.slice(start, last?.end), length);
    if (last && direction) add(start, last.end, direction);
    first += length;
  }
}

function directionOf(run: string, atomCount: number): 'ltr' | 'rtl' | null {
  if (latin.test(run)) return 'ltr';
  if (isHyphenRange(run)) return 'rtl';
  // Sizes such as '140 × 70' run with the text.
  if (/[×–]/.test(run)) return null;
  return atomCount > 1 || /^[^\d]|[+#%°²³"″]$|\d-\d/.test(run) ? 'ltr' : null;
}

/** '60-68' or '08:00-18:00', other than a code or a telephone number. */
function isHyphenRange(run: string): boolean {
  const parts = run.match(/^(\d{1,3}(?:\.\d+)?|\d{1,2}:\d\d)-(\d{1,3}(?:\.\d+)?|\d{1,2}:\d\d)$/);
  if (!parts) return false;
  const [from = 0, to = 0] = parts.slice(1).map((part) => Number(part.replace(':', '.')));
  return from < to;
}

/** How many atoms are the groups of one telephone number; 0 for none. */
function phoneLength(text: string, found: readonly Atom[], first: number): number {
  let count = 0;
  let total = 0;
  for (let at = first; at < found.length; at++) {
    const atom = found[at];
    const before = found[at - 1];
    if (!atom || (at > first && !isSpace(text.slice(before?.end, atom.start)))) break;
    const group = at === first ? atom.text.replace(/^\+/, '') : atom.text;
    if (!digits.test(group) || group.length < 2 || total + group.length > longestPhone) break;
    if (countedWord.test(text.slice(atom.end))) break;
    total += group.length;
    count++;
  }
  return total >= shortestPhone ? count : 0;
}

/** How many atoms make a phrase: Latin words with their numbers and units. */
function phraseLength(text: string, found: readonly Atom[], first: number): number {
  let at = first;
  let isLatin = latin.test(found[at]?.text ?? '');
  while (isJoined(text, found, at, isLatin)) {
    at++;
    isLatin ||= latin.test(found[at]?.text ?? '');
  }
  return at - first + 1;
}

/** Whether the next atom continues the phrase; `isLatin` says whether the phrase has a Latin word already. */
function isJoined(text: string, found: readonly Atom[], at: number, isLatin: boolean): boolean {
  const atom = found[at];
  const next = found[at + 1];
  if (!atom || !next) return false;
  const gap = text.slice(atom.end, next.start);
  if (latin.test(next.text)) return isSpace(gap) || (isLatin && /^[ \u00a0][&+/|][ \u00a0]$/.test(gap));
  const rest = text.slice(next.end);
  // The numbers of 'Wi-Fi 6' and of an IBAN, but not of «Dell 27 بوصة» nor of 'HP 70 × 65'.
  if (isLatin && isSpace(gap)) return !countedWord.test(rest) && !/^[ \u00a0]?[×–]/.test(rest);
  // '140 × 70 cm' is a Latin phrase; «140 × 70 سم» is not.
  return isBetweenNumbers(gap) && endsInLatinUnit(text, found, at + 1);
}

function endsInLatinUnit(text: string, found: readonly Atom[], at: number): boolean {
  const atom = found[at];
  const next = found[at + 1];
  if (!atom || !next) return false;
  const gap = text.slice(atom.end, next.start);
  if (latin.test(next.text)) return isSpace(gap);
  return isBetweenNumbers(gap) && endsInLatinUnit(text, found, at + 1);
}

function isSpace(gap: string): boolean {
  return gap === ' ' || gap === '\u00a0';
}

function isBetweenNumbers(gap: string): boolean {
  return /^[ \u00a0]?[×–][ \u00a0]?$/.test(gap);
}
