import { use } from 'react';
import type { Locale } from '#primitives/locale.ts';
import { localeOfPath } from './locale-path.ts';
import { useLocale } from './messages-context.tsx';

/** Dynamic imports of one page's texts, one module for each language. */
type TextFiles<Texts> = Readonly<Record<Locale, () => Promise<Texts>>>;

/** On the server: loads both languages at startup, because the server renders pages in both. */
export async function loadBothLanguages<Texts>(load: TextFiles<Texts>): Promise<() => Texts> {
  const texts = { en: await load.en(), ar: await load.ar() };
  return () => texts[useLocale()];
}

/**
 * In the browser: loads the language of the document only. The request starts when the page's module is evaluated, in
 * parallel with the texts that all pages share; the component suspends until the texts are there.
 */
export function loadDocumentLanguage<Texts>(load: TextFiles<Texts>): () => Texts {
  const texts = load[localeOfPath(window.location.pathname)]();
  // `use` throws the failure when the page renders; without this line it would also be an unhandled rejection.
  texts.catch(() => undefined);
  return () => use(texts);
}
