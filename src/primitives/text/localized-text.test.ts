import { expect, it } from 'vitest';
import { inItsLanguage, withFallback } from './localized-text.ts';

it.each(['قاطع زجاجي 40 م', 'محول شبكة PoE+ مع 24 منفذًا', 'كرسي ABC'])('%s is Arabic', (typed) => {
  expect(inItsLanguage(typed)).toEqual({ en: '', ar: typed });
});

it.each(['Glass partition, 40 m', 'Majlis chairs (مجلس)', 'SD-160', '12 × 4', ''])(
  '%s is English',
  (typed) => {
    expect(inItsLanguage(typed)).toEqual({ en: typed, ar: '' });
  },
);

it('a text of one language stands for both', () => {
  expect(withFallback({ en: '', ar: 'قاطع' })).toEqual({ en: 'قاطع', ar: 'قاطع' });
  expect(withFallback({ en: 'Desk', ar: 'مكتب' })).toEqual({ en: 'Desk', ar: 'مكتب' });
});
