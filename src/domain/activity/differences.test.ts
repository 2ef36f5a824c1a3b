import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Difference, differencesBetween, nameOf } from './differences.ts';

/** As a line: 'groups[doha] fee: 10 → 20'. */
const lines = (differences: readonly Difference[]) =>
  differences.map(
    ({ path, before, after }) =>
      `${path.map(({ field, entry }) => (entry ? `${field}[${entry.key}]` : field)).join(' ')}: ${before} → ${after}`,
  );

describe('what differs between two states', () => {
  it('is listed by field, in both languages', () => {
    expect(
      lines(
        differencesBetween(
          { id: '1', version: 1, name: 'Desk', price: 10, translations: { ar: { name: 'طاولة' } } },
          { id: '1', version: 2, name: 'Desk', price: 12.5, translations: { ar: { name: 'مكتب' } } },
        ),
      ),
    ).toEqual(['price: 10 → 12.5', 'translations ar name: طاولة → مكتب']);
  });

  it('is empty for two forms of an empty value', () => {
    expect(differencesBetween({ a: null, b: '', c: [] }, { a: '', b: undefined, c: null })).toEqual([]);
  });

  it('matches items of lists by identity, and lists a changed order separately', () => {
    const doha = { id: 'doha', name: 'Doha', fee: 10, zones: [1, 2] };
    const north = { id: 'north', name: 'The north', fee: 30, zones: [77] };
    expect(
      lines(
        differencesBetween({ groups: [doha, north] }, { groups: [north, { ...doha, fee: 20, zones: [1] }] }),
      ),
    ).toEqual([
      'groups[doha] fee: 10 → 20',
      'groups[doha] zones: 1,2 → 1',
      'groups: Doha,The north → The north,Doha',
    ]);
    expect(lines(differencesBetween({ groups: [doha] }, { groups: [] }))).toEqual([
      'groups[doha] name: Doha → null',
      'groups[doha] fee: 10 → null',
      'groups[doha] zones: 1,2 → null',
    ]);
    const [difference] = differencesBetween({ groups: [doha] }, { groups: [{ ...doha, fee: 1 }] });
    expect(difference?.path[0]?.entry?.name).toEqual({ en: 'Doha', ar: 'Doha' });
  });

  it('has every field of a created or deleted record', () => {
    const bank = { name: 'QNB', iban: 'QA58' };
    expect(lines(differencesBetween({ bank: null }, { bank }))).toEqual([
      'bank name: null → QNB',
      'bank iban: null → QA58',
    ]);
    expect(lines(differencesBetween({ rating: 5, isActive: false }, null))).toEqual([
      'rating: 5 → null',
      'isActive: false → null',
    ]);
  });

  it('never contains a secret, at any depth', () => {
    const state = (value: string) => ({
      passwordHash: value,
      session: { tokenHash: value, token: value },
      order: [{ id: 'a', trackingKey: value, key: value, otp: value }],
    });
    expect(differencesBetween(state('old'), state('new'))).toEqual([]);
  });

  it('is nothing for equal states, and the same both ways round', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
        expect(differencesBetween(one, structuredClone(one))).toEqual([]);
        const turned = differencesBetween(other, one).map(({ path, before, after }) => ({
          path: path.map(({ field }) => field),
          before: after,
          after: before,
        }));
        const forth = differencesBetween(one, other).map(({ path, ...values }) => ({
          path: path.map(({ field }) => field),
          ...values,
        }));
        const sorted = (differences: readonly object[]) =>
          differences.map((difference) => JSON.stringify(difference)).sort();
        expect(sorted(turned)).toEqual(sorted(forth));
      }),
    );
  });
});

it('a record has its display name in each language, or none', () => {
  expect(nameOf({ name: 'Desk', translations: { ar: { name: 'مكتب' } } })).toEqual({
    en: 'Desk',
    ar: 'مكتب',
  });
  expect(nameOf({ label: { en: 'Shop desks', ar: 'تسوّق المكاتب' } })).toEqual({
    en: 'Shop desks',
    ar: 'تسوّق المكاتب',
  });
  expect(nameOf({ author: 'Noor' })).toEqual({ en: 'Noor', ar: 'Noor' });
  expect(nameOf({ groups: [] })).toBeNull();
  expect(nameOf(null)).toBeNull();
});
