import { describe, expect, it } from 'vitest';
import { adminAr } from './admin/admin.ar.ts';
import { adminEn } from './admin/admin.en.ts';
import { orderDocumentsAr } from './documents/order-documents.ar.ts';
import { orderDocumentsEn } from './documents/order-documents.en.ts';
import { emailsAr } from './mail/emails.ar.ts';
import { emailsEn } from './mail/emails.en.ts';
import { ar } from './storefront/ar.ts';
import { cartAr } from './storefront/cart.ar.ts';
import { cartEn } from './storefront/cart.en.ts';
import { checkoutAr } from './storefront/checkout.ar.ts';
import { checkoutEn } from './storefront/checkout.en.ts';
import { en } from './storefront/en.ts';
import { orderPageAr } from './storefront/order-page.ar.ts';
import { orderPageEn } from './storefront/order-page.en.ts';

const sample = ['3', '3', '3', '3'];

/** Every text with its path; texts that need a number, a name or a time are made with '3'. */
function texts(node: unknown, path: string): [string, string][] {
  if (typeof node === 'string') return [[path, node]];
  if (typeof node === 'function') return [[path, node(...sample)]];
  return Object.entries(node as object).flatMap(([key, value]) => texts(value, `${path}.${key}`));
}

/** Texts that are rightly in the other script: the names that each language switch shows. */
const inTheOtherScript = /^(storefront|admin)\.language/;

describe.each([
  ['storefront', en, ar],
  ['admin', adminEn, adminAr],
  ['cart', cartEn, cartAr],
  ['checkout', checkoutEn, checkoutAr],
  ['page of an order', orderPageEn, orderPageAr],
  ['emails', emailsEn, emailsAr],
  ['printed documents', orderDocumentsEn, orderDocumentsAr],
] as const)('texts of the %s', (app, english, arabic) => {
  const arabicTexts = texts(arabic, app);

  it('are all there in both languages', () => {
    expect(arabicTexts.map(([path]) => path)).toEqual(texts(english, app).map(([path]) => path));
    for (const [path, text] of [...arabicTexts, ...texts(english, app)])
      expect(text.trim(), path).not.toBe('');
  });

  it('are Arabic where they should be Arabic', () => {
    for (const [path, text] of arabicTexts) {
      if (inTheOtherScript.test(path) || /^[\d\s./+]+$/.test(text)) continue;
      expect(text, path).toMatch(/\p{Script=Arabic}/u);
      expect(text, path).not.toMatch(/[a-z]{3}/i);
    }
  });
});

describe('counting in Arabic', () => {
  it.each([
    [1, 'قسم واحد'],
    [2, 'قسمان'],
    [3, '3 أقسام'],
    [11, '11 قسمًا'],
    [100, '100 قسم'],
  ])('%i product lines', (count, text) => {
    expect(ar.home.productLines(count)).toBe(text);
  });
});
