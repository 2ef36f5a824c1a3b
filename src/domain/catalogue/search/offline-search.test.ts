import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededVocabulary } from '../../../../tests/support/seeded-vocabulary.ts';
import { searchOffline } from './offline-search.ts';

const product = (sku: string, name: string, arabic: string, category: string, shortDescription = '') => ({
  sku,
  brand: 'Sadu',
  name,
  shortDescription,
  category,
  subcategory: null,
  translations: { ar: { name: arabic, shortDescription: '' } },
});

const desk = product('SD-HA-160', 'Height-adjustable desk', 'مكتب قابل لتعديل الارتفاع', 'desks');
const lamp = product('LM-10', 'Task lamp', 'مصباح عمل', 'accessories', 'For the desk at home');
const chair = product('CH-20', 'Mesh task chair', 'كرسي عمل شبكي', 'chairs');
const cached = [lamp, chair, desk];

const namesFor = (term: string) =>
  searchOffline(cached, term, seededVocabulary).products.map(({ name }) => name);

describe('an offline search among cached products', () => {
  it.each([
    ['desk', [desk.name, lamp.name]],
    ['des', [desk.name]],
    ['DESKS', [desk.name, lamp.name]],
    ['5 desks', [desk.name, lamp.name]],
    ['desk of marble', [desk.name, lamp.name]],
    ['كرسي رخام', [chair.name]],
    ['ديسك', [desk.name]],
    ['standing desk', [desk.name]],
    ['task', [lamp.name, chair.name]],
    ['task chair', [chair.name]],
    ['الكرسى', [chair.name]],
    ['كراسي', [chair.name]],
    ['sdha 160', [desk.name]],
    ['lm-1', [lamp.name]],
    ['sofa', []],
    ['task sofa', []],
    ['', []],
    ['…', []],
  ])('for %j finds products by words and their forms, the best match first', (term, names) => {
    expect(namesFor(term)).toEqual(names);
  });

  it('reads how many are wanted', () => {
    expect(searchOffline(cached, '12 task chairs', seededVocabulary).quantity).toBe(12);
    expect(searchOffline(cached, 'LM-10', seededVocabulary).quantity).toBeNull();
  });

  it('counts what it found by category', () => {
    expect(searchOffline(cached, 'task', seededVocabulary).categories).toEqual([
      { slug: 'accessories', count: 1 },
      { slug: 'chairs', count: 1 },
    ]);
  });

  it('finds every product by its code and by its whole name, whatever else is there', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(cached, { minLength: 1 }), (some) => {
        for (const each of some) {
          expect(searchOffline(some, each.sku, seededVocabulary).products[0]).toBe(each);
          expect(searchOffline(some, each.name, seededVocabulary).products).toContain(each);
          expect(searchOffline(some, each.translations.ar.name, seededVocabulary).products).toContain(each);
        }
      }),
    );
  });

  it('accepts any term', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (term) => {
        const { products, categories } = searchOffline(cached, term, seededVocabulary);
        expect(categories.reduce((sum, { count }) => sum + count, 0)).toBe(products.length);
      }),
    );
  });
});
