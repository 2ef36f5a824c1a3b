import type { Locale } from '#primitives/locale.ts';

/** What staff type before a restore, in the language of their screen. */
export const restoreWords: Readonly<Record<Locale, string>> = { en: 'RESTORE', ar: 'استعادة' };

export function isRestoreWord(typed: string): boolean {
  return Object.values(restoreWords).includes(typed.trim().toUpperCase());
}
