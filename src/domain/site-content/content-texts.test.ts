import { expect, test } from 'vitest';
import { sampleContent } from '../../../tests/support/site-content.ts';
import { listTexts, withArabic } from './content-texts.ts';
import { siteContentBodySchema } from './site-content.ts';

const content = sampleContent(null);

test('every text of the page is listed with the length that it may have', () => {
  const texts = listTexts(content);
  const fields = texts.map(({ field }) => field);
  expect(fields).toEqual(
    expect.arrayContaining([
      'announcement.text',
      'hero.slides.#open-office.label',
      'about.points.#0',
      'hero.buttons.#1.label',
    ]),
  );
  expect(new Set(fields).size).toBe(fields.length);
  // As long as it says, and not longer.
  for (const { field, longest } of texts) {
    const filled = (length: number) =>
      siteContentBodySchema.safeParse(withArabic(content, new Map([[field, 'ن'.repeat(length)]]))).success;
    expect([filled(longest), filled(longest + 1)], field).toEqual([true, false]);
  }
});

test('Arabic is filled in where it belongs, and nothing else changes', () => {
  const filled = withArabic(content, new Map([['cities.cards.#lusail.name', 'مدينة لوسيل']]));
  expect(filled.cities.cards[1]?.name).toEqual({ en: 'Lusail', ar: 'مدينة لوسيل' });
  expect(withArabic(filled, new Map([['cities.cards.#lusail.name', 'لوسيل']]))).toEqual(content);
});
