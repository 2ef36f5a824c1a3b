import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countableSearch } from './countable-search.ts';

test.each([
  ['  ثلاجة   مكتب ', { folded: 'ثلاجه مكتب', typed: 'ثلاجة مكتب' }],
  ['Coffee Machine', { folded: 'coffee machine', typed: 'Coffee Machine' }],
  ['fridge 120 cm', { folded: 'fridge 120 cm', typed: 'fridge 120 cm' }],
])('%j is counted', (term, counted) => {
  expect(countableSearch(term)).toEqual(counted);
});

test.each([
  '+974 4455 6677',
  'call 5512 3456',
  'اتصل ٥٥١٢٣٤٥٦',
  '28563400123',
  'sara@example.com',
  'sara @ example',
  'example.com.qa',
  'www.example',
  'x',
  '120',
  '!!!',
  'word '.repeat(20),
])('%j is not counted', (term) => {
  expect(countableSearch(term)).toBeNull();
});

test('no phone number is counted, whatever is around it', () => {
  const digit = fc.constantFrom(...'0123456789٠١٢٣٤٥٦٧٨٩');
  const phone = fc.array(fc.tuple(digit, fc.constantFrom('', ' ', '-', '.')), {
    minLength: 6,
    maxLength: 15,
  });
  fc.assert(
    fc.property(fc.string(), phone, fc.string(), (before, digits, after) => {
      const term = `${before}${digits.flat().join('')}${after}`;
      const counted = countableSearch(term);
      expect(counted?.folded.replace(/\D/g, '').length ?? 0).toBeLessThan(6);
    }),
  );
});
