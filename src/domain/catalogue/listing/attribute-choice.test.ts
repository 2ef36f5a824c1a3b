import { describe, expect, it } from 'vitest';
import { formatAttributeChoices, isChosen, parseAttributeChoices } from './attribute-choice.ts';

describe('attributes in a query of the API', () => {
  it('are options or a range by key', () => {
    expect(parseAttributeChoices('colour:white,black;width:600..1200;seats:4;load:..150')).toEqual({
      colour: { options: ['white', 'black'] },
      width: { from: 600, to: 1200 },
      seats: { options: ['4'] },
      load: { to: 150 },
    });
  });

  it('are written as they are read', () => {
    const text = 'colour:white,black;width:600..1200;load:..150';
    expect(formatAttributeChoices(parseAttributeChoices(text) ?? {})).toBe(text);
  });

  it.each(['', 'colour', 'colour:', 'colour:white;colour:black', 'Colour:white', ':white'])(
    'are refused in another form: %s',
    (text) => {
      expect(parseAttributeChoices(text)).toBeUndefined();
    },
  );
});

describe('a value', () => {
  it('is chosen by any of its options', () => {
    expect(isChosen(['white', 'oak'], { options: ['oak'] })).toBe(true);
    expect(isChosen(['white'], { options: ['oak', 'black'] })).toBe(false);
  });

  it('is chosen by a range with both ends, or by its digits', () => {
    expect(isChosen(1200, { to: 1200 })).toBe(true);
    expect(isChosen(1200, { from: 1201 })).toBe(false);
    expect(isChosen(23.8, { options: ['23.8', '27'] })).toBe(true);
    expect(isChosen(24, { options: ['23.8', '27'] })).toBe(false);
  });
});
