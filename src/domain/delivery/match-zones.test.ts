import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestZone, matchZones } from './match-zones.ts';
import type { Municipality, Zone } from './zone.ts';

const municipalities: Municipality[] = [
  { code: 'QA-DA', name: { en: 'Doha', ar: 'الدوحة' } },
  { code: 'QA-ZA', name: { en: 'Al Daayen', ar: 'الظعاين' } },
  { code: 'QA-RA', name: { en: 'Al Rayyan', ar: 'الريان' } },
];
const zone = (number: number, municipality: string, ...districts: [en: string, ar: string][]): Zone => ({
  number,
  municipality,
  districts: districts.map(([en, ar]) => ({ en, ar })),
});
const zones: Zone[] = [
  zone(69, 'QA-ZA', ['Lusail', 'لوسيل'], ['Fox Hills (Lusail)', 'فوكس هيلز - لوسيل']),
  zone(6, 'QA-DA', ['Old Al Ghanim', 'الغانم العتيق']),
  zone(3, 'QA-DA', ['Msheireb Downtown Doha', 'مشيرب قلب الدوحة']),
  zone(38, 'QA-DA', ['Al Sadd', 'السد']),
  zone(51, 'QA-RA', ['Al Gharrafa', 'الغرافة'], ['Bani Hajer', 'بني هاجر']),
  zone(56, 'QA-RA', ['Abu Hamour', 'أبو هامور'], ['Bu Samra', 'بو سمرة']),
  zone(96, 'QA-RA', ['Abu Samra', 'أبو سمرة']),
];
const found = (term: string) =>
  matchZones(zones, municipalities, term).flatMap((group) => group.zones.map(({ number }) => number));

describe('a zone is found by', () => {
  it.each([
    ['its number', '69', [69]],
    ['the beginning of its number', '6', [6, 69]],
    ['its number in Arabic digits', '٦٩', [69]],
    ['its number with the word before it', 'Zone 69', [69]],
    ['the same in Arabic', 'المنطقة ٦٩', [69]],
    ['an English name', 'lusail', [69]],
    ['an Arabic name', 'لوسيل', [69]],
    ['an Arabic name without its article', 'غرافه', [51]],
    ['a name without hamza', 'ابو سمره', [96]],
    ['a name of its own before words of several', 'abu samra', [96]],
    ['its number and a name', '56 samra', [56]],
    ['words of several of its names', 'hamour rayyan', [56]],
    ['a later district', 'fox hi', [69]],
    ['its municipality', 'الريان', [51, 56, 96]],
    ['a name written in one', 'alsadd', [38]],
    ['another spelling of the vowels', 'Mushaireb', [3]],
    ['another spelling of the consonants', 'gharafah', [51]],
    ['words of either language at once', 'لوسيل fox', [69]],
  ])('%s', (_how, term, numbers) => {
    expect(found(term)).toEqual(numbers);
  });

  it('and by nothing that does not fit', () => {
    expect(found('paris')).toEqual([]);
    expect(found('lusail doha')).toEqual([]);
    expect(found('99')).toEqual([]);
  });
});

describe('the list', () => {
  it('is whole while nothing is typed, by municipality and number', () => {
    expect(matchZones(zones, municipalities, '  ').map(({ municipality }) => municipality.code)).toEqual([
      'QA-DA',
      'QA-ZA',
      'QA-RA',
    ]);
    expect(found('')).toEqual([3, 6, 38, 69, 51, 56, 96]);
  });

  it('means the zone with exactly the typed number, wherever it stands', () => {
    const first = zone(690, 'QA-DA', ['Far away', 'بعيد']);
    const matches = matchZones([...zones, first], municipalities, '69');
    expect(matches[0]?.zones[0]?.number).toBe(690);
    expect(bestZone(matches, '69')?.number).toBe(69);
    expect(bestZone(matches, '')?.number).toBe(690);
    expect(bestZone([], '69')).toBeUndefined();
  });

  it('holds every zone once at most, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (term) => {
        const numbers = found(term);
        expect(new Set(numbers).size).toBe(numbers.length);
      }),
    );
  });
});
