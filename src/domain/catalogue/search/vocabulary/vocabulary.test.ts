import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { furnitureWords } from './furniture-words.ts';
import { technologyWords } from './technology-words.ts';
import { joinPhrases, phrasesIn, placesOf, synonymsOf, vocabularySize, writtenOf } from './vocabulary.ts';

interface SeededPlace {
  readonly slug: string;
  readonly categories?: readonly SeededPlace[];
  readonly subcategories?: readonly SeededPlace[];
}

const departments: readonly SeededPlace[] = JSON.parse(
  readFileSync(new URL('../../../../database/seed/data/departments.json', import.meta.url), 'utf8'),
);
const categories = departments.flatMap((department) => department.categories ?? []);
const subcategories = categories.flatMap((category) => category.subcategories ?? []);
const named = new Set([...furnitureWords, ...technologyWords].flatMap(({ places }) => places));

test('the vocabulary has words of both languages for every subcategory, and names no other', () => {
  const slugs = new Set([...categories, ...subcategories].map(({ slug }) => slug));
  expect([...named].filter((slug) => !slugs.has(slug))).toEqual([]);
  const isNamed = ({ slug }: SeededPlace) =>
    named.has(slug) ||
    categories.some((one) => named.has(one.slug) && one.subcategories?.some((part) => part.slug === slug));
  expect(subcategories.filter((place) => !isNamed(place)).map(({ slug }) => slug)).toEqual([]);
  for (const { places, words } of [...furnitureWords, ...technologyWords]) {
    expect(/[a-z]/.test(words) && /[\u0600-\u06ff]/.test(words), places.join()).toBe(true);
  }
  expect(vocabularySize).toBeGreaterThan(400);
});

test('words of a line mean the same, phrases are one word, and English plurals are their singular', () => {
  expect(synonymsOf('تجوري')).toContain('safe');
  expect(placesOf('تجوري')).toEqual(new Set(['safes']));
  expect(joinPhrases(['executive', 'chairs', 'leather'])).toEqual(['#executivechair', 'leather']);
  expect(joinPhrases(['كرسي', 'مدير'])).toEqual(['#كرسيمدير']);
  expect(synonymsOf('#كرسيمدير')).toContain('#executivechair');
  expect(phrasesIn(['oak', 'meeting', 'table'])).toEqual(['#meetingtable']);
  expect(joinPhrases(['chair'])).toEqual(['chair']);
  expect(synonymsOf('qxzvkj')).toEqual([]);
});

test('folded words are known in their written form', () => {
  expect(writtenOf('طاوله')).toBe('طاولة');
  expect(writtenOf('ارشيف')).toBe('أرشيف');
  expect(writtenOf('qxzvkj')).toBeUndefined();
});
