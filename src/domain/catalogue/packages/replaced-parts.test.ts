import { describe, expect, it } from 'vitest';
import type { FamilyWithMembers } from '../families/family-members.ts';
import {
  chooseLines,
  packagePath,
  packagesWith,
  readReplacements,
  withReplacement,
} from './replaced-parts.ts';

const member = (id: string) => ({ id, slug: `chair-${id}`, price: 1, isInStock: true, options: {} });
const chairs: FamilyWithMembers = {
  family: { id: 'f', key: 'chair', name: { en: '', ar: '' }, optionKeys: ['colour'], version: 1 },
  members: ['black', 'grey', 'navy'].map(member),
};
const familyOf = (id: string) => (chairs.members.some((one) => one.id === id) ? chairs : undefined);
const lines = [
  { productId: 'desk', quantity: 1 },
  { productId: 'black', quantity: 4 },
];
const asked = (query: string) => readReplacements(new URLSearchParams(query));

describe('replaced parts of a package', () => {
  it('are in the address, and what cannot be one is passed over', () => {
    const replacements = asked('replace=chair-black.chair-grey&replace=nonsense&replace=A.B&other=x.y');
    expect([...replacements]).toEqual([['chair-black', 'chair-grey']]);
    expect(packagePath('team', replacements)).toBe('/packages/team?replace=chair-black.chair-grey');
    expect(packagePath('team', withReplacement(replacements, 'chair-black', 'chair-black'))).toBe(
      '/packages/team',
    );
  });

  it('are other members of the family, with the pieces of the package', () => {
    const [desk, chair] = chooseLines(lines, asked('replace=chair-black.chair-grey'), familyOf);
    expect(desk).toEqual({ lineId: 'desk', productId: 'desk', quantity: 1, family: undefined });
    expect(chair).toMatchObject({ lineId: 'black', productId: 'grey', quantity: 4 });
    expect(chair?.family?.ownSlug).toBe('chair-black');
  });

  it('cannot be a product of another family', () => {
    const [, chair] = chooseLines(lines, asked('replace=chair-black.desk-white'), familyOf);
    expect(chair?.productId).toBe('black');
  });

  it('never bring a product that another line has', () => {
    const two = [...lines, { productId: 'grey', quantity: 1 }];
    const [, first, second] = chooseLines(
      two,
      asked('replace=chair-black.chair-grey&replace=chair-grey.chair-navy'),
      familyOf,
    );
    expect([first?.productId, second?.productId]).toEqual(['black', 'navy']);
    expect(first?.family?.choices.members.map(({ id }) => id)).toEqual(['black', 'grey']);
  });

  it('lead from the page of each member to the package with that member', () => {
    const packages = [{ slug: 'team', lines: lines.map((line) => ({ ...line, sku: '' })) }];
    const addressesOf = (id: string) =>
      packagesWith({ id, slug: `chair-${id}` }, familyOf(id), packages).map(({ address }) => address);
    expect(addressesOf('black')).toEqual(['/packages/team']);
    expect(addressesOf('navy')).toEqual(['/packages/team?replace=chair-black.chair-navy']);
    expect(packagesWith({ id: 'draft', slug: 'chair-draft' }, chairs, packages)).toEqual([]);
    expect(addressesOf('lamp')).toEqual([]);
  });
});
