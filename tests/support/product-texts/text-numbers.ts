import type { Locale } from '#primitives/locale.ts';

/** Words for numbers that stand where a digit could; Arabic also counts one and two by the form of the noun. */
const arabicCounts: readonly (readonly [RegExp, number])[] = [
  [/ستة عشر/g, 16],
  [/واحدة?|رف واحد/g, 1],
  [
    /شخصان|مكانان|محركان|وحدتان|وحدتا|بابان|رفان|درجان|مقبسان|منفذان|منفذا|شاشتان|ميكروفونان|بطاريتان|ممران|قرصان|قرصا/g,
    2,
  ],
  [/ثلاثة|ثلاث/g, 3],
  [/أربعة|أربع/g, 4],
  [/خمسة/g, 5],
  [/ستة/g, 6],
  [/سبعة/g, 7],
  [/ثمانية/g, 8],
];

const englishCounts: readonly (readonly [RegExp, number])[] = [
  [/\bone\b/gi, 1],
  [/\btwo\b/gi, 2],
  [/\bthree\b/gi, 3],
  [/\bfour\b/gi, 4],
  [/\bfive\b/gi, 5],
  [/\bsix\b/gi, 6],
  [/\bseven\b/gi, 7],
  [/\beight\b/gi, 8],
];

/** A text in which numbers are digits without separators of thousands. */
export function withDigits(text: string, locale: Locale): string {
  const counts = locale === 'ar' ? arabicCounts : englishCounts;
  const inDigits = counts.reduce((result, [words, count]) => result.replace(words, ` ${count} `), text);
  return inDigits.replace(/(\d),(?=\d{3}\b)/g, '$1');
}

/** The numbers of a text, in its order. */
export function numbersIn(text: string, locale: Locale): number[] {
  return [...withDigits(text, locale).matchAll(/\d+(?:\.\d+)?/g)].map(([digits]) => Number(digits));
}
