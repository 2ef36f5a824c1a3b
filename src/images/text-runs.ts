interface TextRun {
  readonly text: string;
  readonly direction: 'ltr' | 'rtl';
}

type Direction = TextRun['direction'];

const arabic = /[\p{Script=Arabic}،؛؟ـ\u064b-\u065f]/u;
const latin = /[\p{Script=Latin}\d%°²³+]/u;
/** What opens on the one side closes on the other when it is read from right to left. */
const mirrored: Readonly<Record<string, string>> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '«': '»',
  '»': '«',
};

/**
 * One line taken apart by direction, in the order of reading. Signs between two words of one direction go with them,
 * others with the line: so '160×80' stays as it is within Arabic, which is how the pages show it too.
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
