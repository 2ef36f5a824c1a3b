import { describe, expect, it } from 'vitest';
import type { Attribute } from '../attributes/attribute.ts';
import { familyGaps } from './family-gaps.ts';
import type { FamilyMember } from './family-members.ts';

const text = { en: '', ar: '' };
const option = (key: string) => ({ key, name: text, swatch: null, secondSwatch: null });
const attributes: Attribute[] = [
  {
    ...{ id: 'w', key: 'width', kind: 'number', unit: 'mm', name: text, options: [] },
    isBuiltIn: true,
    version: 1,
  },
  {
    ...{ id: 'c', key: 'colour', kind: 'option', unit: null, name: text, isBuiltIn: false, version: 1 },
    options: ['white', 'oak'].map(option),
  },
];
const member = (id: string, options: FamilyMember['options']): FamilyMember => ({
  ...{ id, slug: id, price: 1, isInStock: true, options },
});
const gapsOf = (...members: FamilyMember[]) =>
  familyGaps({ optionKeys: ['width', 'colour'] }, members, attributes);

describe('what a family lacks', () => {
  it('are combinations of its values that no product has', () => {
    const small = member('a', { width: 1200, colour: ['white'] });
    const large = member('b', { width: 1600, colour: ['oak'] });
    expect(gapsOf(small, large)).toEqual({
      missing: [
        { width: 1200, colour: 'oak' },
        { width: 1600, colour: 'white' },
      ],
      missingCount: 2,
      lacking: [],
      equal: [],
    });
    expect(gapsOf(small).missing).toEqual([]);
  });

  it('are members without an option, and members that a visitor cannot tell apart', () => {
    const gaps = gapsOf(
      member('a', { width: 1200, colour: ['white'] }),
      member('b', { width: 1200, colour: ['white'] }),
      member('c', { width: 1600 }),
    );
    expect(gaps.lacking).toEqual([{ productId: 'c', keys: ['colour'] }]);
    expect(gaps.equal).toEqual([['a', 'b']]);
  });

  it('are not counted where there are too many combinations to look through', () => {
    const many = Array.from({ length: 600 }, (_, number) =>
      member(`m${number}`, { width: number, colour: [number % 2 === 0 ? 'oak' : 'white'] }),
    );
    expect(gapsOf(...many)).toMatchObject({ missing: [], missingCount: 0 });
  });
});
