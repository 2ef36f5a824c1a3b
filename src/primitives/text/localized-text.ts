import type { Locale } from '../locale.ts';

/** One text in every language of the shop. */
export type LocalizedText = Readonly<Record<Locale, string>>;

/** What the sender typed in one language, under that language; it is Arabic if at least half of its letters are. */
export function inItsLanguage(typed: string): LocalizedText {
  const letters = typed.match(/\p{L}/gu) ?? [];
  const arabic = letters.filter((letter) => /\p{Script=Arabic}/u.test(letter));
  const isArabic = arabic.length > 0 && 2 * arabic.length >= letters.length;
  return isArabic ? { en: '', ar: typed } : { en: typed, ar: '' };
}

/** A text that may have one language only, which then stands for both. */
export function withFallback({ en, ar }: LocalizedText): LocalizedText {
  return { en: en || ar, ar: ar || en };
}
