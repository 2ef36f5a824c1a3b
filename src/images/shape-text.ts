import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { textRuns } from './text-runs.ts';

/** Glyphs from left to right, each with what moves it to its place from the left end of the baseline. */
interface ShapedLine {
  readonly width: number;
  readonly glyphs: readonly { readonly outline: string; readonly x: number; readonly y: number }[];
  /** From the units of the font to those of the picture. */
  readonly scale: number;
}

export interface TextStyle {
  readonly size: number;
  readonly weight: 400 | 600;
  readonly direction: 'ltr' | 'rtl';
}

const { resolve } = createRequire(import.meta.url);
const scripts = ['arabic', 'latin', 'latin-ext'] as const;
const loaded = new Map<number, readonly Font[]>();

/** The shop's own letters, read when the first picture asks for them. */
function fontsOf(weight: TextStyle['weight']): readonly Font[] {
  const known = loaded.get(weight);
  if (known) return known;
  const fonts = scripts.map((script) =>
    create(readFileSync(resolve(`@fontsource/readex-pro/files/readex-pro-${script}-${weight}-normal.woff`))),
  );
  loaded.set(weight, fonts);
  return fonts;
}

/** The letters of one line as outlines, joined as Arabic joins them: a machine without fonts draws the same. */
export function shapeLine(line: string, { size, weight, direction }: TextStyle): ShapedLine {
  const parts = textRuns(line, direction).flatMap((run) => {
    const sameFont = partsByFont(run.text, fontsOf(weight)).map(({ text, font }) => {
      const isArabic = font === fontsOf(weight)[0];
      return {
        run: font.layout(text, undefined, isArabic ? 'arab' : 'latn', undefined, run.direction),
      };
    });
    return run.direction === direction ? sameFont : sameFont.reverse();
  });
  // Parts stand in the order of reading; on paper the first one of an Arabic line is the rightmost.
  if (direction === 'rtl') parts.reverse();
  const scale = size / (fontsOf(weight)[0]?.unitsPerEm ?? 1000);
  let x = 0;
  const glyphs = parts.flatMap(({ run }) =>
    run.glyphs.map((glyph, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = run.positions[index] ?? {};
      const place = { outline: glyph.path.toSVG(), x: (x + xOffset) * scale, y: -yOffset * scale };
      x += xAdvance;
      return place;
    }),
  );
  return { width: x * scale, glyphs, scale };
}

/** Each sign in the font that has it; a sign that none has is left out rather than shown as a box. */
function partsByFont(text: string, fonts: readonly Font[]): { text: string; font: Font }[] {
  const parts: { text: string; font: Font }[] = [];
  for (const sign of text) {
    const has = (font: Font | undefined) => font?.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0) ?? false;
    const last = parts.at(-1);
    // A space, which all have, stays with the word before it. Of the other Latin letters the Arabic file has a few.
    const isArabicFile = last?.font === fonts[0];
    if (last && has(last.font) && (!isArabicFile || !/[A-Za-z]/.test(sign))) {
      last.text += sign;
      continue;
    }
    const font = (/[A-Za-z]/.test(sign) ? fonts.slice(1) : fonts).find(has);
    if (font) parts.push({ text: sign, font });
  }
  return parts;
}

interface Room {
  readonly width: number;
  readonly maxLines: number;
  /** From the one that is liked best to the one that holds most. */
  readonly sizes: readonly number[];
}

/** Breaks a text into lines in the largest size that holds it; what the smallest cannot hold ends with dots. */
export function fitText(
  text: string,
  style: Omit<TextStyle, 'size'>,
  { width, maxLines, sizes }: Room,
): { readonly lines: readonly string[]; readonly size: number } {
  const words = text.split(/\s+/).filter(Boolean);
  let fitted: { lines: string[]; size: number } = { lines: [], size: sizes[0] ?? 16 };
  for (const size of sizes) {
    const widthOf = (line: string) => shapeLine(line, { ...style, size }).width;
    fitted = { lines: breakLines(words, width, widthOf), size };
    if (fitted.lines.length <= maxLines && fitted.lines.every((line) => widthOf(line) <= width))
      return fitted;
  }
  const kept = fitted.lines.slice(0, maxLines);
  if (kept.length < fitted.lines.length) kept.push(`${kept.pop()?.replace(/[\s.,،:]*\S*$/, '')}…`);
  return { ...fitted, lines: kept };
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
