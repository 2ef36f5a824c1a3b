import { describe, expect, it } from 'vitest';
import type { CategoryResponse } from '#domain/catalogue/categories/serialize-category.ts';
import type { ProductResponse } from '#domain/catalogue/products/serialize-product.ts';
import { translatedCategory, untranslatedCategoryTexts } from './category-texts.ts';
import { translatedProduct, untranslatedProductTexts } from './product-texts.ts';

const product = {
  name: 'Desk',
  shortDescription: 'A desk.',
  description: '',
  specifications: [{ label: 'Top', value: 'Oak' }],
  translations: {
    ar: {
      name: 'مكتب',
      shortDescription: '',
      description: '',
      specifications: [{ label: '', value: 'بلوط' }],
    },
  },
} as unknown as ProductResponse;

const category = {
  name: 'Desks',
  description: '',
  translations: { ar: { name: '', description: '' } },
  subcategories: [
    {
      id: 's1',
      name: 'Corner desks',
      description: 'For corners.',
      translations: { ar: { name: 'مكاتب زاوية', description: '' } },
    },
  ],
} as unknown as CategoryResponse;

const fields = (texts: readonly { readonly field: string }[]) => texts.map(({ field }) => field);

describe('what is to be translated', () => {
  it('is every English text of a product without Arabic, and none after it is filled in', () => {
    expect(fields(untranslatedProductTexts(product))).toEqual(['shortDescription', 'specifications.0.label']);
    const ar = translatedProduct(
      product,
      new Map([
        ['shortDescription', 'مكتب.'],
        ['specifications.0.label', 'السطح'],
      ]),
    );
    expect(ar).toMatchObject({ name: 'مكتب', specifications: [{ label: 'السطح', value: 'بلوط' }] });
    expect(untranslatedProductTexts({ ...product, translations: { ar } })).toEqual([]);
  });

  it('is the same of a category with its subcategories', () => {
    expect(fields(untranslatedCategoryTexts(category))).toEqual(['name', 'subcategories.s1.description']);
    const filled = translatedCategory(
      category,
      new Map([
        ['name', 'المكاتب'],
        ['subcategories.s1.description', 'للزوايا.'],
      ]),
    );
    expect(untranslatedCategoryTexts(filled)).toEqual([]);
    expect(filled.subcategories[0]?.translations.ar.name).toBe('مكاتب زاوية');
  });
});
