import { use } from 'react';
import type { Locale } from '#primitives/locale.ts';
import { localeOfPath } from './locale-path.ts';
import { useLocale } from './messages-context.tsx';

/** The texts of some pages, a file for each language. */
type TextFiles<Texts> = Readonly<Record<Locale, () => Promise<Texts>>>;

/** On the server, which writes pages in both languages. */
export async function textsInBoth<Texts>(load: TextFiles<Texts>): Promise<() => Texts> {
  const texts = { en: await load.en(), ar: await load.ar() };
  return () => texts[useLocale()];
}

/**
 * In the browser, where a document has one language: its texts are asked for with the first line of the page's code, at
 * the same time as those that all pages share, and a page that comes earlier waits for them.
 */
export function textsInOne<Texts>(load: TextFiles<Texts>): () => Texts {
  const texts = load[localeOfPath(window.location.pathname)]();
  // Whoever shows the page finds the failure.
  texts.catch(() => undefined);
  return () => use(texts);
}
