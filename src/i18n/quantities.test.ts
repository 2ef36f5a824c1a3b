import { describe, expect, it } from 'vitest';
import { attributeUnits } from '#primitives/attributes/attribute-kinds.ts';
import { formatQuantity, shownNumber, storedNumber } from './quantities.ts';

describe('a number with its unit', () => {
  it('shows lengths in centimetres', () => {
    expect(formatQuantity('en', 1200, 'mm')).toBe('120 cm');
    expect(formatQuantity('ar', 455, 'mm')).toBe('45.5 سم');
  });

  it('counts as its language does', () => {
    expect(formatQuantity('en', 1, 'people')).toBe('1 person');
    expect(formatQuantity('en', 6, 'people')).toBe('6 people');
    expect(formatQuantity('ar', 6, 'people')).toBe('6 أشخاص');
    expect(formatQuantity('ar', 12, 'people')).toBe('12 شخصًا');
    expect(formatQuantity('en', 4, null)).toBe('4');
  });

  it('is read in the unit in which it is shown', () => {
    for (const unit of [...attributeUnits, null]) {
      for (const value of [1, 8, 23.8, 1205])
        expect(storedNumber(shownNumber(value, unit), unit)).toBe(value);
    }
  });
});
