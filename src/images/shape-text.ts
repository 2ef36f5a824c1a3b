import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { textRuns } from './text-runs.ts';

/** Glyphs from left to right, each with what moves it to its place from the left end of the baseline. */
interface ShapedLine {
  readonly width: number;
  readonly glyphs: readonly { readonly outline: string; readonly x: number; readonly y: number }[];
  /** Scale from font units to pixels. */
  readonly scale: number;
}

export interface TextStyle {
  readonly size: number;
  readonly weight: 400 | 600;
  readonly direction: 'ltr' | 'rtl';
}

const { resolve } = createRequire(import.meta.url);
const scripts = ['arabic', 'latin', 'latin-ext'] as const;
/** The grid on which Readex Pro is drawn. */
const unitsPerEm = 1000;

/**
 * One font file, opened twice. Reading the outline of a composite glyph ('أ' contains 'ا') makes fontkit lose the code
 * points of its components, which then no longer join: so the instance that shapes text never reads outlines.
 */
interface Letters {
  readonly shaping: Font;
  readonly outlines: Font;
  readonly script: 'arab' | 'latn';
}

const loaded = new Map<number, readonly Letters[]>();

/** The shop's fonts, loaded lazily. */
function lettersOf(weight: TextStyle['weight']): readonly Letters[] {
  const known = loaded.get(weight);
  if (known) return known;
  const letters = scripts.map((script): Letters => {
    const file = readFileSync(
      resolve(`@fontsource/readex-pro/files/readex-pro-${script}-${weight}-normal.woff`),
    );
    return {
      shaping: create(file),
      outlines: create(file),
      script: script === 'arabic' ? 'arab' : 'latn',
    };
  });
  loaded.set(weight, letters);
  return letters;
}

/** The letters of one line as outlines, joined as Arabic joins them: a machine without fonts draws the same. */
export function shapeLine(line: string, { size, weight, direction }: TextStyle): ShapedLine {
  const parts = textRuns(line, direction).flatMap((run) => {
    const sameFile = partsByFile(run.text, lettersOf(weight)).map(({ text, letters }) => ({
      run: letters.shaping.layout(text, undefined, letters.script, undefined, run.direction),
      outlines: letters.outlines,
    }));
    return run.direction === direction ? sameFile : sameFile.reverse();
  });
  // Parts stand in the order of reading; on paper the first one of an Arabic line is the rightmost.
  if (direction === 'rtl') parts.reverse();
  const scale = size / unitsPerEm;
  let x = 0;
  const glyphs = parts.flatMap(({ run, outlines }) =>
    run.glyphs.map(({ id }, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = run.positions[index] ?? {};
      const outline = outlines.getGlyph(id).path.toSVG();
      const place = { outline, x: (x + xOffset) * scale, y: -yOffset * scale };
      x += xAdvance;
      return place;
    }),
  );
  return { width: x * scale, glyphs, scale };
}

/** Each sign from the file that has it; a sign that none has is left out rather than shown as a box. */
function partsByFile(text: string, files: readonly Letters[]): { text: string; letters: Letters }[] {
  const parts: { text: string; letters: Letters }[] = [];
  for (const sign of text) {
    const isLatin = /[A-Za-z]/.test(sign);
    // The Arabic file has a few Latin glyphs, which would differ from those of the Latin file.
    const has = ({ shaping, script }: Letters) =>
      !(isLatin && script === 'arab') && shaping.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0);
    const last = parts.at(-1);
    // A space exists in every font and stays with the word before it.
    if (last && has(last.letters)) {
      last.text += sign;
      continue;
    }
    const letters = files.find(has);
    if (letters) parts.push({ text: sign, letters });
  }
  return parts;
}

interface Room {
  readonly width: number;
  readonly maxLines: number;
  /** Font sizes to try, from the largest to the smallest. */
  readonly sizes: readonly number[];
}

/** Wraps a text in the largest font size that fits; text too long for the smallest is truncated with an ellipsis. */
export function fitText(
  text: string,
  style: Omit<TextStyle, 'size'>,
  { width, maxLines, sizes }: Room,
): { readonly lines: readonly string[]; readonly size: number } {
  const words = unbrokenWords(text);
  let fitted: { lines: string[]; size: number } = { lines: [], size: sizes[0] ?? 16 };
  for (const size of sizes) {
    const widthOf = (line: string) => shapeLine(line, { ...style, size }).width;
    fitted = { lines: breakLines(words, width, widthOf), size };
    if (fitted.lines.length <= maxLines && fitted.lines.every((line) => widthOf(line) <= width)) {
      return { lines: evenLines(words, fitted.lines, widthOf), size };
    }
  }
  const kept = fitted.lines.slice(0, maxLines);
  if (kept.length < fitted.lines.length) kept.push(`${kept.pop()?.replace(/[\s.,،:]*\S*$/, '')}…`);
  return { ...fitted, lines: kept };
}

/** What stands between spaces; a number and its unit stay together. */
function unbrokenWords(text: string): string[] {
  return text
    .trim()
    .replaceAll(/(?<=(?:^|\s)[\d.,×]+)\s+(?=\p{L}{1,3}(?:\s|$))/gu, '\u00a0')
    .split(/[^\S\u00a0]+/)
    .filter(Boolean);
}

/** Balances the lines, so that the last one is not a single word. */
function evenLines(
  words: readonly string[],
  lines: readonly string[],
  widthOf: (line: string) => number,
): readonly string[] {
  const step = 12;
  let even = lines;
  while (lines.length > 1) {
    const narrower = Math.max(...even.map(widthOf)) - step;
    const tried = breakLines(words, narrower, widthOf);
    if (tried.length !== lines.length || tried.some((line) => widthOf(line) > narrower)) return even;
    even = tried;
  }
  return even;
}

function breakLines(words: readonly string[], width: number, widthOf: (line: string) => number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
