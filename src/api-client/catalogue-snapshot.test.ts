import { describe, expect, it, vi } from 'vitest';
import { categoriesContract } from '#api/categories.contract.ts';
import { productsContract } from '#api/products.contract.ts';
import { testimonialsContract } from '#api/testimonials.contract.ts';
import { openBrowserWindow, refuseStorage } from '../../tests/support/browser-window.ts';
import { chairs, desks, lamp } from '../../tests/support/catalogue-answers.ts';
import { findSnapshot, keepSnapshot } from './catalogue-snapshot.ts';

describe('a snapshot of the catalogue', () => {
  it('of the categories is the list, and beside it the flat list of subcategories', () => {
    const { storage } = openBrowserWindow();
    keepSnapshot(categoriesContract, {}, [desks, chairs]);
    expect([...storage.keys()]).toEqual(['categories', 'subcategories']);
    expect(JSON.parse(storage.get('categories') ?? '')).toEqual([desks, chairs]);
    expect(JSON.parse(storage.get('subcategories') ?? '')).toEqual(
      desks.subcategories.map((subcategory) => ({ ...subcategory, categoryId: 'c1' })),
    );
    expect(findSnapshot(categoriesContract, {})).toEqual([desks, chairs]);
  });

  it('of the products is kept when they were read without parameters, and only then', () => {
    const { storage } = openBrowserWindow();
    keepSnapshot(productsContract, { query: { search: 'lamp' } }, [lamp]);
    expect(storage.size).toBe(0);
    keepSnapshot(productsContract, { query: {} }, [lamp]);
    expect(JSON.parse(storage.get('products') ?? '')).toEqual([lamp]);
    expect(findSnapshot(productsContract, {})).toEqual([lamp]);
    expect(findSnapshot(productsContract, { query: { search: 'lamp' } })).toBeUndefined();
  });

  it('of a list that would leave no room for the cart is not kept, and the one before stays', () => {
    openBrowserWindow();
    keepSnapshot(productsContract, {}, [lamp]);
    keepSnapshot(productsContract, {}, Array(200).fill({ ...lamp, name: 'x'.repeat(10_000) }));
    expect(findSnapshot(productsContract, {})).toEqual([lamp]);
  });

  it('is kept of nothing else', () => {
    const { storage } = openBrowserWindow();
    keepSnapshot(testimonialsContract, {}, []);
    expect(findSnapshot(testimonialsContract, {})).toBeUndefined();
    expect(storage.size).toBe(0);
  });

  it('survives an answer without any data', () => {
    openBrowserWindow();
    keepSnapshot(categoriesContract, {}, [desks]);
    keepSnapshot(categoriesContract, {}, []);
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
    expect(() => keepSnapshot(categoriesContract, {}, [desks])).not.toThrow();
    expect(findSnapshot(categoriesContract, {})).toBeUndefined();
    vi.stubGlobal('localStorage', undefined);
    expect(() => keepSnapshot(productsContract, {}, [lamp])).not.toThrow();
    expect(findSnapshot(productsContract, {})).toBeUndefined();
  });
});
