import { directionalRuns, hasArabic } from '#i18n/directional-runs.ts';
import { isolateTyped } from '#i18n/isolate-latin.ts';
import type { Locale } from '#primitives/locale.ts';

const leftToRight = '\u200e';
const rightToLeft = '\u200f';

/**
 * A text in which signs and numbers of the other direction keep their place. The fonts have no glyphs for isolates, so
 * marks do it (direction-mark-glyphs.ts). As few as possible: the library takes a line break beside one for a hyphenation.
 */
export function withDirectionMarks(locale: Locale, text: string): string {
  if (!hasArabic(text)) return text;
  if (locale === 'en') return isolateTyped(text);
  const runs = directionalRuns(text);
  return runs
    .map(({ text: run, direction }, index) => {
      if (direction === 'rtl') return run.replace('-', `-${rightToLeft}`);
      if (direction === null) return run;
      const before = /^[A-Za-z]/.test(run) ? '' : leftToRight;
      const after = /[A-Za-z\d]$/.test(run) ? '' : leftToRight;
      // What follows without an Arabic letter between would continue it: a number, as in «USB-C، 27 بوصة», or a run.
      const next = runs[index + 1];
      const isContinued =
        next && (/^\P{L}*\d/u.test(next.text) || (!hasArabic(next.text) && index + 2 < runs.length));
      return before + run + after + (isContinued ? rightToLeft : '');
    })
    .join('');
}
