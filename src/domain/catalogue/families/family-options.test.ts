import { describe, expect, it } from 'vitest';
import type { Attribute } from '../attributes/attribute.ts';
import type { FamilyMember } from './family-members.ts';
import { familyOptions } from './family-options.ts';

const text = (en: string) => ({ en, ar: en });
const attribute = (given: Partial<Attribute> & { key: string }): Attribute => ({
  id: given.key,
  kind: 'number',
  unit: null,
  name: text(given.key),
  options: [],
  isBuiltIn: false,
  version: 1,
  ...given,
});
const option = (key: string) => ({ key, name: text(key), swatch: null, secondSwatch: null });
const attributes = [
  attribute({ key: 'width', unit: 'mm' }),
  attribute({ key: 'colour', kind: 'option', options: ['white', 'oak', 'walnut'].map(option) }),
  attribute({ key: 'headrest', kind: 'yes-no' }),
];
const member = (id: string, options: FamilyMember['options']): FamilyMember => ({
  id,
  slug: id,
  price: 1000,
  isInStock: true,
  options,
});
const family = (optionKeys: readonly string[], ...members: FamilyMember[]) => ({
  family: { id: 'f', key: 'desk', name: text('Desk'), optionKeys, version: 1 },
  members,
});

describe('the options of a family, seen from one member', () => {
  const desks = family(
    ['width', 'colour'],
    member('oak-160', { width: 1600, colour: ['oak'] }),
    member('white-160', { width: 1600, colour: ['white'] }),
    member('white-120', { width: 1200, colour: ['white'] }),
  );
  const seenFrom = (id: string, all = desks) =>
    familyOptions(all, id, attributes)?.options.map(({ choices, attribute: { key } }) => ({
      key,
      choices: choices.map(({ value, member: { slug }, isCurrent, differing }) =>
        [value, slug, ...(isCurrent ? ['current'] : []), ...differing.map((one) => one.key)].join(' '),
      ),
    }));

  it('lead to the member that differs in this option alone', () => {
    expect(seenFrom('white-160')).toEqual([
      { key: 'width', choices: ['1200 white-120', '1600 white-160 current'] },
      { key: 'colour', choices: ['white white-160 current', 'oak oak-160'] },
    ]);
  });

  it('lead to the nearest member where the combination does not exist, and say what differs', () => {
    expect(seenFrom('oak-160')).toEqual([
      { key: 'width', choices: ['1200 white-120 colour', '1600 oak-160 current'] },
      { key: 'colour', choices: ['white white-160', 'oak oak-160 current'] },
    ]);
    expect(familyOptions(desks, 'oak-160', attributes)?.missing).toEqual([{ width: 1200, colour: 'oak' }]);
    expect(familyOptions(desks, 'white-160', attributes)?.missing).toEqual([]);
  });

  it('leave out what all members share, what is not defined, and a family of one', () => {
    const chairs = family(
      ['headrest', 'colour', 'unknown'],
      member('with', { headrest: ['yes'], colour: ['oak'], unknown: 1 }),
      member('without', { headrest: ['no'], colour: ['oak'], unknown: 2 }),
    );
    expect(seenFrom('without', chairs)).toEqual([
      { key: 'headrest', choices: ['yes with', 'no without current'] },
    ]);
    expect(familyOptions(family(['width'], member('one', { width: 1 })), 'one', attributes)).toBeUndefined();
    expect(familyOptions(desks, 'sold no more', attributes)).toBeUndefined();
  });
});
