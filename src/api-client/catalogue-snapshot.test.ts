import { describe, expect, it, vi } from 'vitest';
import { categoriesContract } from '#api/public/catalogue/categories.contract.ts';
import { productsContract } from '#api/public/catalogue/products.contract.ts';
import { testimonialsContract } from '#api/public/testimonials/testimonials.contract.ts';
import { openBrowserWindow, refuseStorage } from '../../tests/support/browser/browser-window.ts';
import { chairs, desks, lamp } from '../../tests/support/catalogue-answers.ts';
import { findSnapshot, findTotalOfPart, saveSnapshot } from './catalogue-snapshot.ts';

describe('a snapshot of the catalogue', () => {
  // Specification 3.08
  it('of the categories is the list, and beside it the flat list of subcategories', () => {
    const { storage } = openBrowserWindow();
    saveSnapshot(categoriesContract, {}, [desks, chairs]);
    expect([...storage.keys()]).toEqual(['categories', 'subcategories']);
    expect(JSON.parse(storage.get('categories') ?? '')).toEqual([desks, chairs]);
    expect(JSON.parse(storage.get('subcategories') ?? '')).toEqual(
      desks.subcategories.map((subcategory) => ({ ...subcategory, categoryId: 'c1' })),
    );
    expect(findSnapshot(categoriesContract, {})).toEqual([desks, chairs]);
  });

  it('of the products is stored when they were read without parameters, and only then', () => {
    const { storage } = openBrowserWindow();
    saveSnapshot(productsContract, { query: { search: 'lamp' } }, [lamp]);
    expect(storage.size).toBe(0);
    saveSnapshot(productsContract, { query: {} }, [lamp]);
    expect(JSON.parse(storage.get('products') ?? '')).toEqual([lamp]);
    expect(findSnapshot(productsContract, {})).toEqual([lamp]);
    expect(findSnapshot(productsContract, { query: { search: 'lamp' } })).toBeUndefined();
  });

  it('of a part of the products has the number of all of them, and of the whole list none', () => {
    const { storage } = openBrowserWindow();
    saveSnapshot(productsContract, {}, [lamp], { total: 1200 });
    expect(findTotalOfPart()).toBe(1200);
    expect(JSON.parse(storage.get('products') ?? '')).toEqual([lamp]);
    saveSnapshot(productsContract, {}, [lamp], { total: 1 });
    expect(findTotalOfPart()).toBeUndefined();
    storage.set('productsTotal', 'many');
    expect(findTotalOfPart()).toBeUndefined();
  });

  it('of a list that would leave no room for the cart is not stored, and the one before stays', () => {
    openBrowserWindow();
    saveSnapshot(productsContract, {}, [lamp]);
    saveSnapshot(productsContract, {}, Array(200).fill({ ...lamp, name: 'x'.repeat(10_000) }));
    expect(findSnapshot(productsContract, {})).toEqual([lamp]);
  });

  it('is stored of no other read', () => {
    const { storage } = openBrowserWindow();
    saveSnapshot(testimonialsContract, {}, []);
    expect(findSnapshot(testimonialsContract, {})).toBeUndefined();
    expect(storage.size).toBe(0);
  });

  it('survives an answer without any data', () => {
    openBrowserWindow();
    saveSnapshot(categoriesContract, {}, [desks]);
    saveSnapshot(categoriesContract, {}, []);
    expect(findSnapshot(categoriesContract, {})).toEqual([desks]);
  });

  it.each([
    'not JSON {',
    'null',
    '[]',
    '"categories"',
    '[{"id":1}]',
    JSON.stringify([desks, { ...chairs, translations: undefined }]),
    '{"__proto__":[]}',
  ])('that is damaged counts as none: %s', (stored) => {
    const { storage } = openBrowserWindow();
    storage.set('categories', stored);
    expect(findSnapshot(categoriesContract, {})).toBeUndefined();
  });

  it('never throws when the browser refuses its storage or has no room', () => {
    openBrowserWindow();
    refuseStorage();
    expect(() => saveSnapshot(categoriesContract, {}, [desks])).not.toThrow();
    expect(findSnapshot(categoriesContract, {})).toBeUndefined();
    vi.stubGlobal('localStorage', undefined);
    expect(() => saveSnapshot(productsContract, {}, [lamp])).not.toThrow();
    expect(findSnapshot(productsContract, {})).toBeUndefined();
  });
});
