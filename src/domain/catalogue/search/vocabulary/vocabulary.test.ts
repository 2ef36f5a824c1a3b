import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { seedSearchWords } from '#database/seed/data/search-words.ts';
import { foldText } from '#primitives/text/fold-text.ts';
import { seededVocabulary } from '../../../../../tests/support/seeded-vocabulary.ts';
import { searchWordsSchema } from './search-words-body.ts';
import { Vocabulary } from './vocabulary.ts';

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
const kinds = seedSearchWords.filter(({ places }) => places.length > 0);
const named = new Set(kinds.flatMap(({ places }) => places));

test('the vocabulary of a new shop has words of both languages for every subcategory, and names no other', () => {
  const slugs = new Set([...categories, ...subcategories].map(({ slug }) => slug));
  expect([...named].filter((slug) => !slugs.has(slug))).toEqual([]);
  const isNamed = ({ slug }: SeededPlace) =>
    named.has(slug) ||
    categories.some((one) => named.has(one.slug) && one.subcategories?.some((part) => part.slug === slug));
  expect(subcategories.filter((place) => !isNamed(place)).map(({ slug }) => slug)).toEqual([]);
  for (const { places, words } of kinds) {
    expect(/[a-z]/.test(words.join()) && /[\u0600-\u06ff]/.test(words.join()), places.join()).toBe(true);
  }
  expect(seededVocabulary.size).toBeGreaterThan(400);
});

test('words of a line mean the same, phrases are one word, and English plurals are their singular', () => {
  expect(seededVocabulary.synonymsOf('تجوري')).toContain('safe');
  expect(seededVocabulary.placesOf('تجوري')).toEqual(new Set(['safes']));
  expect(seededVocabulary.joinPhrases(['executive', 'chairs', 'leather'])).toEqual([
    '#executivechair',
    'leather',
  ]);
  expect(seededVocabulary.joinPhrases(['كرسي', 'مدير'])).toEqual(['#كرسيمدير']);
  expect(seededVocabulary.synonymsOf('#كرسيمدير')).toContain('#executivechair');
  expect(seededVocabulary.phrasesIn(['oak', 'meeting', 'table'])).toEqual(['#meetingtable']);
  expect(seededVocabulary.joinPhrases(['chair'])).toEqual(['chair']);
  expect(seededVocabulary.synonymsOf('qxzvkj')).toEqual([]);
});

test('an Arabic phrase is the same with other words for its things, other endings and joined particles', () => {
  const joined = (typed: string) => seededVocabulary.joinPhrases(typed.split(' '));
  const waiting = joined('كنب انتظار');
  expect(waiting).toHaveLength(1);
  expect(joined('قنفات للانتظار')).toEqual(waiting);
  expect(joined('جلسه انتظار')).toEqual(waiting);
  expect(joined('ستاند شاشتين')).toEqual(joined('ستاند شاشه'));
  expect(joined('كنبه شخصين')).not.toEqual(joined('كنبه شخص'));
});

test('a word with hamza is the same without it, where it looks like one with the article', () => {
  expect(foldText('الوان')).not.toBe(foldText('ألوان'));
  expect(seededVocabulary.synonymsOf(foldText('الوان'))).toContain('ملون');
  expect(seededVocabulary.joinPhrases(foldText('طابعة الوان').split(' '))).toEqual(
    seededVocabulary.joinPhrases(foldText('طابعات ألوان').split(' ')),
  );
});

test('folded words are known in their written form', () => {
  expect(seededVocabulary.writtenOf('طاوله')).toBe('طاولة');
  expect(seededVocabulary.writtenOf('ارشيف')).toBe('أرشيف');
  expect(seededVocabulary.writtenOf('qxzvkj')).toBeUndefined();
  const typed = new Vocabulary([
    { places: [], words: ['بداله', 'تجوري', 'بدالة', 'تجورى', 'اضاءه', 'إضاءة'] },
  ]);
  expect(['بداله', 'تجوري', 'اضاه'].map((word) => typed.writtenOf(word))).toEqual([
    'بدالة',
    'تجوري',
    'إضاءة',
  ]);
});

test('vocabularies have the same phrases or not, whatever their words are', () => {
  const line = { places: ['safes'], words: ['safe', 'safe box'] };
  const { phrases } = new Vocabulary([line]);
  expect(new Vocabulary([{ ...line, words: ['safe box', 'تجوري'] }]).phrases).toBe(phrases);
  expect(new Vocabulary([{ ...line, words: ['safe', 'money box'] }]).phrases).not.toBe(phrases);
});

test('staff can edit every line of a new shop', () => {
  for (const line of seedSearchWords) {
    expect(searchWordsSchema.safeParse(line).error?.issues, line.words[0]).toBeUndefined();
  }
});

test.each([
  ['كرسيين', 'كرسي'],
  ['شاشتين', 'شاشه'],
  ['وطابعة', 'طابعه'],
  ['برنتير', 'برنتر'],
  ['بروجاكتور', 'بروجكتر'],
  ['للكمبيوتر', 'للكمبيوتر'],
  ['مكتبيا', 'مكتبيا'],
])('%s stands for %s', (typed, meant) => {
  expect(seededVocabulary.meantBy(foldText(typed))).toBe(meant);
});

test('a phrase of a search may be misspelt, have words between, and begin with a phrase', () => {
  const read = (typed: string) => seededVocabulary.readPhrases(foldText(typed).split(' '));
  const [training] = read('كراسي بلاستيك');
  expect(read('كراسي بلاستك')).toEqual([training]);
  const [meeting] = read('طاولة اجتماعات');
  expect(read('طاولة خشب كبيرة للاجتماعات')).toEqual([meeting, 'خشب', 'كبيره']);
  expect(read('طاولة ميتينق')).toEqual([meeting]);
  expect(read('لاب توب للتصميم')).toEqual(read('لابتوب تصميم'));
  // Two things.
  expect(read('طاولة مع كراسي للاجتماعات')).not.toContain(meeting);
  expect(read('طاولة كراسي اجتماعات')).not.toContain(meeting);
});
