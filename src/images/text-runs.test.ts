import { describe, expect, it } from 'vitest';
import { textRuns } from './text-runs.ts';

describe('a line of two directions', () => {
  it('keeps sizes and names whole within Arabic', () => {
    expect(textRuns('مكتب سدو 160×80 سم', 'rtl')).toEqual([
      { text: 'مكتب سدو ', direction: 'rtl' },
      { text: '160×80', direction: 'ltr' },
      { text: ' سم', direction: 'rtl' },
    ]);
    expect(textRuns('موجّه Wi-Fi 6 للمكاتب', 'rtl').map(({ text }) => text)).toEqual([
      'موجّه ',
      'Wi-Fi 6',
      ' للمكاتب',
    ]);
  });

  it('turns brackets round where they are read from right to left, and only there', () => {
    expect(textRuns('كرسي (أسود)', 'rtl')).toEqual([{ text: 'كرسي )أسود(', direction: 'rtl' }]);
    expect(textRuns('Chair (black)', 'ltr')).toEqual([{ text: 'Chair (black)', direction: 'ltr' }]);
  });

  it('loses no sign', () => {
    const line = 'طابعة A4 ملونة، 30 صفحة/دقيقة – Wi-Fi';
    expect(
      textRuns(line, 'rtl')
        .map(({ text }) => text)
        .join(''),
    ).toBe(line);
  });
});
