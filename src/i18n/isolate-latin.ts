import {
  type DirectionalRun,
  directionalRuns,
  hasArabic,
  startsWithArabic,
  typedDirection,
} from './directional-runs.ts';

const leftToRight = '\u2066';
const rightToLeft = '\u2067';
const end = '\u2069';
/** Makes an Arabic text of one that begins with a Latin word, also where the first letter decides. */
const rightToLeftMark = '\u200f';
/** Makes a number after an Arabic name a part of the English text around them. */
const leftToRightMark = '\u200e';
/** Marks of direction that people typed or pasted and that would reach beyond their place. */
const directionMarks = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * Isolates the runs of an Arabic text that have a direction of their own, with marks that are not seen. A text without
 * Arabic letters is one such run. It stands where the direction is that of the language.
 */
export function isolateLatin(text: string): string {
  if (hasArabic(text)) return directionalRuns(text).map(marked).join('');
  return /[A-Za-z]|^[+-]/.test(text) ? `${leftToRight}${text}${end}` : text;
}

/**
 * What people typed, in either language or both, for a place that takes its direction from its first letter. An English
 * text with an Arabic name in it keeps its numbers together.
 */
export function isolateTyped(text: string): string {
  return text
    .replaceAll(directionMarks, '')
    .split('\n')
    .map((line) => {
      if (!hasArabic(line)) return line;
      if (typedDirection(line) === 'rtl') {
        return (startsWithArabic(line) ? '' : rightToLeftMark) + isolateLatin(line);
      }
      return directionalRuns(line)
        .map(({ text: run, direction }) =>
          direction === 'ltr' && /^[^A-Za-z]/.test(run) ? leftToRightMark + run : run,
        )
        .join('');
    })
    .join('\n');
}

function marked({ text, direction }: DirectionalRun): string {
  if (direction === 'ltr') return `${leftToRight}${text}${end}`;
  // The algorithm takes a hyphen between two numbers for a part of them; beside the mark it is one of the text.
  if (direction === 'rtl') return `${rightToLeft}${text.replace('-', `-${rightToLeftMark}`)}${end}`;
  return text;
}
