import type { Locale } from './locale.ts';

/** Lazy value: created on first use, once. On a phone creating an Intl format takes milliseconds, and a page may need none. */
export function memoizeOnce<Thing>(make: () => Thing): () => Thing {
  let made: { readonly thing: Thing } | undefined;
  return () => {
    made ??= { thing: make() };
    return made.thing;
  };
}

/** Lazy values by key, each made once, for as long as the function is in use. */
export function memoizeEach<Key, Thing>(make: (key: Key) => Thing): (key: Key) => Thing {
  const made = new Map<Key, Thing>();
  return (key) => {
    if (!made.has(key)) made.set(key, make(key));
    return made.get(key) as Thing;
  };
}

/** One lazy value for each language, because a page uses one of them. */
export function perLocale<Thing>(make: Readonly<Record<Locale, () => Thing>>): (locale: Locale) => Thing {
  const things = { en: memoizeOnce(make.en), ar: memoizeOnce(make.ar) };
  return (locale) => things[locale]();
}
