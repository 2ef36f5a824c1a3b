import type { Locale } from '../locale.ts';

/** One text in every language of the shop. */
export type LocalizedText = Readonly<Record<Locale, string>>;
