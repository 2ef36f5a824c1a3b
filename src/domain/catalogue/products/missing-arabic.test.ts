import { describe, expect, it } from 'vitest';
import { arabicToPublish, missingArabic } from './missing-arabic.ts';

const product = (
  status: 'draft' | 'live' | 'discontinued',
  ar: Partial<Record<'name' | 'shortDescription' | 'description', string>> = {},
) => ({
  status,
  shortDescription: 'A desk.',
  description: '',
  translations: { ar: { name: '', shortDescription: '', description: '', specifications: [], ...ar } },
});

describe('Arabic of a product', () => {
  it('is missing where there is English and no Arabic', () => {
    expect(missingArabic(product('live'))).toEqual(['name', 'shortDescription']);
    expect(missingArabic(product('live', { name: 'مكتب', shortDescription: 'مكتب.' }))).toEqual([]);
  });

  it('is needed to publish, not to save a draft', () => {
    expect(arabicToPublish(product('draft'), undefined)).toEqual([]);
    expect(arabicToPublish(product('live'), undefined)).toEqual(['name', 'shortDescription']);
    expect(arabicToPublish(product('live'), product('draft'))).toEqual(['name', 'shortDescription']);
  });

  it('may stay missing where it was missing already, but may not be taken away', () => {
    expect(arabicToPublish(product('live'), product('live'))).toEqual([]);
    expect(arabicToPublish(product('live'), product('live', { name: 'مكتب' }))).toEqual(['name']);
  });
});
