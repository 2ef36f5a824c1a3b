import { describe, expect, test } from 'vitest';
import { chooseMatch } from './choose-match.ts';

const product = (sku: string, en: string, ar: string) => ({ sku, name: { en, ar } });
const desk160 = product(
  'SD-HA-160',
  'Sadu height-adjustable desk, 160 cm',
  'مكتب سدو قابل لتعديل الارتفاع، 160 سم',
);
const desk140 = product(
  'SD-HA-140',
  'Sadu height-adjustable desk, 140 cm',
  'مكتب سدو قابل لتعديل الارتفاع، 140 سم',
);
const black = product('CH-1-BK', 'Mesh task chair, black', 'كرسي موظفين شبكي، أسود');
const grey = product('CH-1-GR', 'Mesh task chair, grey', 'كرسي موظفين شبكي، رمادي');
const all = [desk140, desk160, black, grey];
const skuFor = (line: { code?: string; name?: string }) =>
  chooseMatch({ code: '', name: '', ...line }, all)?.product.sku ?? null;

describe('a line of a list means a product', () => {
  test('by its code, with or without dashes, also within the words', () => {
    expect(skuFor({ code: 'SD-HA-160' })).toBe('SD-HA-160');
    expect(skuFor({ code: 'sdha160' })).toBe('SD-HA-160');
    expect(skuFor({ name: 'Desk (SD-HA-140) white' })).toBe('SD-HA-140');
    expect(chooseMatch({ code: 'CH-1-BK', name: '' }, all)?.by).toBe('code');
  });

  test('by its name in either language, when the numbers are the same', () => {
    expect(skuFor({ name: 'Height adjustable desk 160 cm' })).toBe('SD-HA-160');
    expect(skuFor({ name: 'Height adjustable desk 140 cm' })).toBe('SD-HA-140');
    expect(skuFor({ name: 'مكتب سدو 160 سم' })).toBe('SD-HA-160');
    expect(skuFor({ name: 'Task chairs, mesh, black' })).toBe('CH-1-BK');
  });

  test('and is left as words in doubt', () => {
    expect(skuFor({ name: 'Height adjustable desk 180 cm' })).toBeNull();
    expect(skuFor({ name: 'Mesh task chair' })).toBeNull();
    expect(skuFor({ name: 'Chair' })).toBeNull();
    expect(skuFor({ name: 'Round meeting table for eight' })).toBeNull();
    expect(skuFor({ code: 'SD-HA-16' })).toBeNull();
  });
});
