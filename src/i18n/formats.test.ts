import { describe, expect, it } from 'vitest';
import { formatDay, formatMoment, formatNearDay } from './dates.ts';
import { formatAmount, formatMoney, formatRoundMoney } from './money.ts';
import { weekdayName } from './weekdays.ts';

describe('formats of both languages', () => {
  it('print riyals with Latin digits', () => {
    expect(formatMoney('en', 123_450)).toBe('QAR\u00a01,234.50');
    expect(formatMoney('ar', 123_450)).toContain('1,234.50');
    expect(formatMoney('ar', 123_450)).toContain('ر.ق');
  });

  it('leave out decimals that say nothing, where nobody pays the amount', () => {
    expect(formatRoundMoney('en', 150_000)).toBe('QAR\u00a01,500');
    expect(formatRoundMoney('en', 150_050)).toBe('QAR\u00a01,500.50');
    expect(formatRoundMoney('ar', 150_000)).toMatch(/1,500(?!\.)/);
  });

  it('print amounts without the currency for columns', () => {
    expect(formatAmount(123_450)).toBe('1,234.50');
    expect(formatAmount(0)).toBe('0.00');
  });

  it('print moments by the clock in Qatar', () => {
    const moment = new Date('2026-11-15T21:32:00Z');
    expect(formatMoment('en', moment)).toBe('16 November 2026 at 00:32');
    expect(formatMoment('ar', moment)).toMatch(/16 نوفمبر 2026.*12:32/);
  });

  it('print days with Latin digits', () => {
    expect(formatDay('en', '2025-06-01')).toBe('1 June 2025');
    expect(formatDay('ar', '2025-06-01')).toBe('1 يونيو 2025');
  });

  it('print days that are near with their weekday and without the year', () => {
    expect(formatNearDay('en', '2026-11-17')).toBe('Tuesday 17 November');
    expect(formatNearDay('ar', '2026-11-17')).toBe('الثلاثاء 17 نوفمبر');
  });

  it('name the days of the week from Sunday on', () => {
    expect([0, 5, 6].map((day) => weekdayName('en', day))).toEqual(['Sunday', 'Friday', 'Saturday']);
    expect(weekdayName('ar', 5)).toBe('الجمعة');
  });
});
