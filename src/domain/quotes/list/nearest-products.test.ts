import { describe, expect, test } from 'vitest';
import { nearestProducts } from './nearest-products.ts';

const product = (sku: string, en: string, ar = en) => ({ sku, name: { en, ar } });
const all = [
  product('SD-HA-120', 'Sadu height-adjustable desk, 120 cm', 'مكتب سدو قابل لتعديل الارتفاع، 120 سم'),
  product('SD-HA-160', 'Sadu height-adjustable desk, 160 cm', 'مكتب سدو قابل لتعديل الارتفاع، 160 سم'),
  product('DH-TK-AR-BK', 'Mesh task chair, black', 'كرسي موظفين شبكي، أسود'),
  product('DH-TK-AR-GR', 'Mesh task chair, grey', 'كرسي موظفين شبكي، رمادي'),
  product('NR-M27-QHD', 'Monitor 27 inch', 'شاشة 27 بوصة'),
];
const near = (line: { code?: string; name?: string }) =>
  nearestProducts({ code: '', name: '', ...line }, all).map(({ sku }) => sku);

describe('a line without a match suggests', () => {
  test('products with nearly its code, the nearest first', () => {
    expect(near({ code: 'SD-HA-I6O' })[0]).toBe('SD-HA-160');
    expect(near({ code: 'SDAH120' })[0]).toBe('SD-HA-120');
    expect(near({ code: 'DH-TK-AR-BX' })[0]).toBe('DH-TK-AR-BK');
  });

  test('products of the same range', () => {
    expect(near({ code: 'SD-HA-2000' })).toEqual(['SD-HA-120', 'SD-HA-160']);
  });

  test('products with most of its words, in either language', () => {
    expect(near({ name: 'Mesh chair' })).toEqual(['DH-TK-AR-BK', 'DH-TK-AR-GR']);
    expect(near({ name: 'كرسي شبكي' })).toEqual(['DH-TK-AR-BK', 'DH-TK-AR-GR']);
    expect(near({ code: 'XX-99', name: 'Monitor 27 inch, curved' })).toEqual(['NR-M27-QHD']);
  });

  test('nothing that is not alike', () => {
    expect(near({ code: 'QQ-77-ZZ' })).toEqual([]);
    expect(near({ name: 'Round table' })).toEqual([]);
  });
});
