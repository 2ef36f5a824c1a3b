interface TextRun {
  readonly text: string;
  readonly direction: 'ltr' | 'rtl';
}

type Direction = TextRun['direction'];

const arabic = /[\p{Script=Arabic}،؛؟ـ\u064b-\u065f]/u;
const latin = /[\p{Script=Latin}\d%°²³+]/u;
/** Mirrored characters: an opening bracket is drawn as a closing one in right-to-left text. */
const mirrored: Readonly<Record<string, string>> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '«': '»',
  '»': '«',
};

/**
 * Splits a line into runs of one direction, in reading order (a small subset of the Unicode bidirectional algorithm).
 * Neutral characters between two runs of one direction join them, others take the line's direction: '160×80' stays
 * whole within Arabic, as browsers show it.
 */
export function textRuns(line: string, direction: Direction): TextRun[] {
  const signs = [...line];
  const own = signs.map((sign): Direction | null =>
    arabic.test(sign) ? 'rtl' : latin.test(sign) ? 'ltr' : null,
  );
  const resolved = own.map((found, place) => {
    if (found) return found;
    const before = own.slice(0, place).findLast((other) => other !== null);
    const after = own.slice(place).find((other) => other !== null);
    return before && before === after ? before : direction;
  });
  const runs: { text: string; direction: Direction }[] = [];
  signs.forEach((sign, place) => {
    const runDirection = resolved[place] ?? direction;
    const shown = runDirection === 'rtl' ? (mirrored[sign] ?? sign) : sign;
    const last = runs.at(-1);
    if (last?.direction === runDirection) last.text += shown;
    else runs.push({ text: shown, direction: runDirection });
  });
  return runs;
}
