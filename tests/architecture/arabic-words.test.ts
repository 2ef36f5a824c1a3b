import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const project = resolve(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(resolve(project, path), 'utf8');

/** The texts that a new shop shows. Search words are what people type, so they may be any. */
const sources = globSync(
  ['src/i18n/messages/**/*.ts', 'src/domain/content/**/*.ts', 'src/database/seed/data/**/*.{ts,json}'],
  { cwd: project },
)
  .filter((path) => !path.endsWith('.test.ts') && !path.includes('/search-words/'))
  .map((path) => ({
    path,
    text: read(path).replace(/keywords: \[.*?\n {2}\],/gs, ''),
  }));

/** The last column of the terms in docs/arabic.md. */
const unwanted = read('docs/arabic.md')
  .split('\n## Terms\n')[1]
  ?.split('\n')
  .flatMap((line) => /^\|[^|]+\|[^|]+\|([^|]+)\|$/.exec(line)?.[1]?.split('،') ?? [])
  .map((word) => word.trim())
  .filter((word) => /\p{Script=Arabic}/u.test(word));

const withoutMarks = (text: string) => text.replace(/[\u064b-\u0652]/g, '');
const unmarked = sources.map(({ path, text }) => ({ path, text: withoutMarks(text) }));

/** As a word of its own, with what Arabic writes onto the beginning of a word. */
const wordPattern = (word: string) =>
  new RegExp(`(?<!\\p{L})[وف]?(?:[بكل]?ال|لل|[بكل])?${word}(?!\\p{L})`, 'u');

function placesOf(pattern: RegExp, texts: typeof sources): string[] {
  return texts.flatMap(({ path, text }) => {
    const [found] = pattern.exec(text) ?? [];
    return found === undefined ? [] : `${path}: ${found}`;
  });
}

describe('Arabic texts', () => {
  it('are read from where they are, and so is the list of words', () => {
    expect(sources.length).toBeGreaterThan(100);
    expect(unwanted?.length).toBeGreaterThan(30);
    expect('وكبائن ومقصورة للهاتف').toMatch(wordPattern('مقصورة'));
    expect('المقصورات').not.toMatch(wordPattern('مقصورة'));
  });

  it.each(unwanted ?? [])('do not say %s', (word) => {
    expect(placesOf(wordPattern(withoutMarks(word)), unmarked)).toEqual([]);
  });

  it.each([
    ['tanwin after the alif', /\u0627\u064b/],
    ['digits of another script', /[٠-٩۰-۹]/],
    ['a Latin comma, semicolon or question mark', /\p{Script=Arabic}[,;?]/u],
    ['a space before a mark', / [،؛؟]/],
    ['English quotation marks', /[“”][^“”'`]*\p{Script=Arabic}|\p{Script=Arabic} [“”]/u],
  ])('have no %s', (_, pattern) => {
    expect(placesOf(pattern, sources)).toEqual([]);
  });
});
