import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callAddress } from './call-address.ts';

const search = '/api/products/search/{term}';

describe('the address of a call', () => {
  it('is the path when nothing is to be filled in', () => {
    expect(callAddress('/api/categories', {})).toBe('/api/categories');
    expect(callAddress('/api/products', { query: {} })).toBe('/api/products');
  });

  it('carries every text whole, whatever it is made of', () => {
    const texts = fc.string({ unit: 'binary', minLength: 3 }).filter((text) => text.isWellFormed());
    fc.assert(
      fc.property(texts, (term) => {
        const { pathname } = new URL(callAddress(search, { params: { term } }), 'http://shop.example');
        expect(pathname.split('/')).toHaveLength(5);
        expect(decodeURIComponent(pathname.split('/').at(-1) ?? '')).toBe(term);
      }),
    );
  });

  it('refuses segments that a browser would resolve to another path', () => {
    for (const term of ['', '.', '..', undefined]) {
      expect(() => callAddress(search, { params: { term } })).toThrow('cannot stand in an address');
    }
    expect(callAddress(search, { params: { term: '...' } })).toBe('/api/products/search/...');
  });

  it('leaves out of the query what is not given, and repeats a name for each of several values', () => {
    const query = { search: 'desk & chair', category: undefined, brand: ['A', 'B'] };
    expect(callAddress('/api/products', { query })).toBe(
      '/api/products?search=desk+%26+chair&brand=A&brand=B',
    );
  });
});
