import { expect, it } from 'vitest';
import { visualOrder } from '../../../../../tests/support/visual-order.ts';
import { seenOf, textOf, worstMixtures } from '../../../../../tests/support/worst-mixtures.ts';
import { withDirectionMarks } from './direction-marks.ts';

it.each([
  ['منفذ PoE+، SFP+ وWi-Fi 6', 'Wi-Fi 6و SFP+ ،PoE+ ذفنم'],
  ['اتصل على +974 4455 6677.', '.+974 4455 6677 ىلع لصتا'],
  ['خصم 10%: 50.00', '50.00 :10% مصخ'],
  ['شبكة USB-C، 60-68', '68-60 ،USB-C ةكبش'],
  ['مكتب 160 × 80 سم', 'مس 80 × 160 بتكم'],
])('keeps what runs from left to right in its order: %s', (text, seen) => {
  expect(visualOrder(withDirectionMarks('ar', text), 'rtl')).toBe(seen);
});

it('keeps a phone after an Arabic name in an English line', () => {
  expect(visualOrder(withDirectionMarks('en', 'Ask for أحمد 4455 6677 at gate'), 'ltr')).toBe(
    'Ask for دمحأ 4455 6677 at gate',
  );
});

it.each(worstMixtures)('keeps the order of the worst mixtures: $marked', (mixture) => {
  expect(visualOrder(withDirectionMarks('ar', textOf(mixture)), 'rtl')).toBe(seenOf(mixture));
});
