import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const project = resolve(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(resolve(project, path), 'utf8');

/** The English texts of the shop and those that a new shop begins with, without comments. */
const sources = globSync(
  [
    'src/i18n/messages/**/*.en.ts',
    'src/i18n/messages/storefront/en.ts',
    'src/domain/content/articles/**/*.ts',
    'src/database/seed/data/**/*.{ts,json}',
  ],
  { cwd: project },
).map((path) => ({ path, text: read(path).replace(/\/\*\*?.*?\*\//gs, '') }));

/** The last column of the words in docs/english.md. */
const unwanted = read('docs/english.md')
  .split('\n## Words\n')[1]
  ?.split('\n')
  .flatMap((line) => /^\|[^|]+\|([^|]+)\|$/.exec(line)?.[1]?.split(', ') ?? [])
  .map((words) => words.trim())
  .filter((words) => words !== 'not' && !/^-*$/.test(words));

function placesOf(pattern: RegExp): string[] {
  return sources.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].map(([found]) => `${path}: ${found.trim()}`),
  );
}

/** Words with a capital of their own. */
const names = new Set(
  (
    'I IT HR Arabic English Qatar Doha Lusail Al Waab Dafna Khor Wakrah West Bay Msheireb Industrial Area Gulf Ramadan ' +
    'Sunday Thursday Friday OGulf WhatsApp JavaScript Excel CSV PDF LPO CR QAR UPS NAS CCTV VLAN VESA USB LED Ethernet ' +
    'Wi-Fi PoE SKU IBAN OTP QR Email Mesaieed Dukhan'
  ).split(' '),
);
/** Quoted by the specification. */
const quoted = ['Page Not Found', 'Search Products'];

describe('English texts', () => {
  it('are read from where they are, and so is the list of words', () => {
    expect(sources.length).toBeGreaterThan(100);
    expect(unwanted?.length).toBeGreaterThan(12);
  });

  it.each(unwanted ?? [])('do not say ‘%s’', (words) => {
    expect(placesOf(new RegExp(`\\b${words}\\b`, 'g'))).toEqual([]);
  });

  it('say ‘result(s)’ only where the specification quotes it', () => {
    expect(placesOf(/\w+\(s\)[^'`]*/g)).toEqual(['src/i18n/messages/storefront/en.ts: result(s) found']);
  });

  it('have one pair of quotation marks', () => {
    expect(placesOf(/‘[^’\n]*’/g)).toEqual([]);
  });

  it('have titles in sentence case, except those that the specification quotes', () => {
    const titles = placesOf(/\btitle: (?:\{\s*en: )?['"`]([^'"`]+)/g);
    const capitalized = titles.filter((place) => {
      const title = place.slice(place.search(/['"`]/) + 1);
      if (quoted.includes(title)) return false;
      // A new sentence begins with a capital.
      const words = title.split(/(?<=[.?:!]) /).flatMap((sentence) => sentence.split(/\s+/).slice(1));
      return words.some((word) => /^[A-Z]/.test(word) && !names.has(word.replace(/[^\w-].*$/, '')));
    });
    expect(titles.length).toBeGreaterThan(200);
    expect(capitalized).toEqual([]);
  });
});
