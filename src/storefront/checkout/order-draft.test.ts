import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { draftFrom, emptyDraft, findFieldAt, hasCompany, isForCompany } from './order-draft.ts';

describe('a stored draft', () => {
  const typed = {
    ...emptyDraft,
    name: 'عائشة الكواري',
    phone: '5512 3456',
    kind: 'pickup',
    day: '2026-11-18',
    payment: 'bank_transfer',
    notes: 'Ring\ntwice',
  } as const;

  test('is restored as it was typed', () => {
    expect(draftFrom(JSON.parse(JSON.stringify(typed)))).toEqual(typed);
  });

  test('does not restore the consent to the terms', () => {
    expect(draftFrom({ ...typed, acceptsTerms: true }).acceptsTerms).toBe(false);
  });

  test('may be anything: invalid values are ignored', () => {
    fc.assert(
      fc.property(fc.anything(), (stored) => {
        const draft = draftFrom(stored);
        expect(Object.keys(draft).sort()).toEqual(Object.keys(emptyDraft).sort());
      }),
    );
    expect(draftFrom({ name: 5, day: 'tomorrow', payment: 'gold', kind: null })).toEqual(emptyDraft);
  });
});

test('a company is part of the order as soon as one of its fields is filled', () => {
  expect(hasCompany({ ...emptyDraft, companyName: '  ' })).toBe(false);
  expect(hasCompany({ ...emptyDraft, crNumber: '12345' })).toBe(true);
});

test('a purchase order needs no company around it, and is shown with it', () => {
  const draft = { ...emptyDraft, lpoNumber: 'LPO-1' };
  expect(hasCompany(draft)).toBe(false);
  expect(isForCompany(draft)).toBe(true);
  expect(isForCompany(emptyDraft)).toBe(false);
});

test('the path of a validation error maps to its field', () => {
  expect(findFieldAt('contact.phone')).toBe('phone');
  expect(findFieldAt('fulfilment.zone')).toBe('zone');
  expect(findFieldAt('lines.0.quantity')).toBeUndefined();
});
