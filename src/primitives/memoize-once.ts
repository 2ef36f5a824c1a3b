import type { Locale } from './locale.ts';

/** Made when it is first used, and once: a phone takes milliseconds for a format that the page may never need. */
export function memoizeOnce<Thing>(make: () => Thing): () => Thing {
  let made: { readonly thing: Thing } | undefined;
  return () => {
    made ??= { thing: make() };
    return made.thing;
  };
}

/** The same for each language: a page is written in one of them. */
export function perLocale<Thing>(make: Readonly<Record<Locale, () => Thing>>): (locale: Locale) => Thing {
  const things = { en: memoizeOnce(make.en), ar: memoizeOnce(make.ar) };
  return (locale) => things[locale]();
}
