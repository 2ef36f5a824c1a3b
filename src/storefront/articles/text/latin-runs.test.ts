import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { latinRuns } from './latin-runs.ts';

const latinIn = (text: string) => latinRuns(text).flatMap((run) => (run.isLatin ? [run.text] : []));

describe('Latin words in an Arabic text', () => {
  it('are found with the numbers that belong to them', () => {
    expect(latinIn('جهاز بقدرة 650 VA يكفي (Wi-Fi 6)، ومنفذ PoE+ واحد.')).toEqual([
      '650 VA',
      'Wi-Fi 6',
      'PoE+',
    ]);
    expect(latinIn('سرعة 100 Mbit/s، ثم 802.11ax.')).toEqual(['100 Mbit/s', '802.11ax']);
  });

  it('are no plain numbers, which need no isolation', () => {
    expect(latinIn('عمق المكتب 70–80 سم في 2025، و140 × 70 سم.')).toEqual([]);
  });

  it('join to the whole text', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'مكتب VA6+.،() ') }), (text) => {
        const runs = latinRuns(text);
        expect(runs.map((run) => run.text).join('')).toBe(text);
        for (const run of runs) expect(text.startsWith(run.text, run.start)).toBe(true);
      }),
    );
  });
});
