import { describe, expect, it } from 'vitest';
import type { Category, Subcategory } from './category.ts';
import { findPlace, findSeededPlace, lostReferences } from './find-place.ts';

const texts = (id: string, slug: string, en: string, ar: string): Subcategory => ({
  id,
  slug,
  name: { en, ar },
  description: { en: '', ar: '' },
  lacksArabic: [],
});

const category = (place: Subcategory, ...subcategories: Subcategory[]): Category => ({
  ...place,
  department: 'furniture',
  departmentName: { en: 'Furniture', ar: 'الأثاث' },
  picture: null,
  imageId: null,
  version: 1,
  attributes: [],
  subcategories,
});

const executive = texts('s1', 'executive-desks', 'Executive desks', 'مكاتب تنفيذية');
const desks = category(texts('c1', 'desks', 'Desks', 'المكاتب'), executive);
const chairs = category(texts('c2', 'seating', 'Chairs', 'الكراسي'));
const categories = [desks, chairs];

/** In the form in which a category is stored before and after a change. */
const written = ({ id, slug, name, subcategories }: Category) => ({
  id,
  slug,
  name: name.en,
  translations: { ar: { name: name.ar } },
  subcategories: subcategories.map((part) => ({
    id: part.id,
    slug: part.slug,
    name: part.name.en,
    translations: { ar: { name: part.name.ar } },
  })),
});

describe('a reference to a category', () => {
  it.each(['c1', 'C1', 'desks', 'DESKS', 'Desks', 'dEsKs', ' desks ', 'المكاتب'])(
    'is its id, slug or name in either language, in any case: %s',
    (reference) => {
      expect(findPlace({ categories, formerNames: [] }, 'category', reference)).toEqual({
        category: desks,
        isCurrent: true,
      });
    },
  );

  it.each(['s1', 'Executive-Desks', 'executive DESKS', 'مكاتب تنفيذية'])(
    'is the same of a subcategory: %s',
    (reference) => {
      const directory = { categories, formerNames: [] };
      const place = { category: desks, subcategory: executive };
      expect(findPlace(directory, 'subcategory', reference)).toEqual({ ...place, isCurrent: true });
      // Asked for as a category, it leads to the address of the subcategory.
      expect(findPlace(directory, 'category', reference)).toEqual({ ...place, isCurrent: false });
    },
  );

  it('that is the slug of one and the name of another in other letters means each by its exact form', () => {
    const named = category(texts('c3', 'writing', 'Desks', 'كتابة'));
    const sluggish = category(texts('c4', 'desks', 'Tables', 'طاولات'));
    for (const both of [
      [named, sluggish],
      [sluggish, named],
    ]) {
      const directory = { categories: both, formerNames: [] };
      expect(findPlace(directory, 'category', 'Desks')).toMatchObject({ category: { id: 'c3' } });
      expect(findPlace(directory, 'category', 'desks')).toMatchObject({ category: { id: 'c4' } });
      expect(findPlace(directory, 'category', 'DESKS')).toMatchObject({ category: { id: 'c4' } });
    }
  });

  it('that nothing ever had is unknown', () => {
    expect(findPlace({ categories, formerNames: [] }, 'category', 'sofas')).toBeUndefined();
  });

  it('of a former name leads to the current place, unless another has it now', () => {
    const renamed = category(texts('c1', 'tables', 'Tables', 'الطاولات'), executive);
    const formerNames = lostReferences(written(desks), written(renamed));
    const directory = { categories: [renamed, chairs], formerNames };
    for (const reference of ['desks', 'DESKS', 'المكاتب']) {
      expect(findPlace(directory, 'category', reference)).toEqual({ category: renamed, isCurrent: false });
    }
    const taken = category(texts('c5', 'desks', 'New desks', 'جديدة'));
    expect(findPlace({ categories: [renamed, taken], formerNames }, 'category', 'desks')).toEqual({
      category: taken,
      isCurrent: true,
    });
  });

  it('of a deleted subcategory leads to its category, of a deleted category to none', () => {
    const withoutParts = category(texts('c1', 'desks', 'Desks', 'المكاتب'));
    const formerNames = lostReferences(written(desks), written(withoutParts));
    for (const reference of ['s1', 'executive-desks', 'Executive desks', 'مكاتب تنفيذية']) {
      expect(findPlace({ categories: [withoutParts], formerNames }, 'subcategory', reference)).toEqual({
        category: withoutParts,
        isCurrent: false,
      });
    }
    const all = lostReferences(written(desks), undefined);
    const left = { categories: [chairs], formerNames: all };
    for (const reference of ['c1', 'desks', 'المكاتب']) {
      expect(findPlace(left, 'category', reference)).toBe('deleted');
      expect(findSeededPlace(left, 'category', reference)).toBeUndefined();
    }
    expect(findPlace(left, 'subcategory', 'executive-desks')).toBe('deleted');
    // What has come back is found by all of them again.
    expect(findPlace({ categories, formerNames: all }, 'subcategory', 's1')).toMatchObject({
      isCurrent: true,
    });
  });
});

describe('a change of a category', () => {
  it('that leaves slugs and names as they are, or changes their case only, loses no reference', () => {
    const inCapitals = category(texts('c1', 'desks', 'DESKS', 'المكاتب'), executive);
    expect(lostReferences(written(desks), written(inCapitals))).toEqual([]);
  });

  it('has no reference of an Arabic name that was missing', () => {
    const untranslated = written(category(texts('c1', 'desks', 'Desks', '')));
    const lost = lostReferences(untranslated, { ...untranslated, slug: 'tables', name: 'Tables' });
    expect(lost.map(({ reference }) => reference)).toEqual(['desks']);
  });
});
