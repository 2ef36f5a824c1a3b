import { describe, expect, it } from 'vitest';
import type { Attribute } from '#domain/catalogue/attributes/attribute.ts';
import type { FamilyMember } from '#domain/catalogue/families/family-members.ts';
import type { ProductCard } from '#domain/catalogue/products/product.ts';
import { seededIndex } from '../../../tests/support/seeded-index.ts';
import { familyLine, familySwatches, shelfCard } from './listed-card.server.ts';

const text = (en: string) => ({ en, ar: en });
const attributes: Attribute[] = [
  {
    ...{ id: 'w', key: 'width', kind: 'number', unit: 'mm', name: text('Width'), options: [] },
    ...{ isBuiltIn: true, version: 1 },
  },
  {
    ...{
      id: 'c',
      key: 'colour',
      kind: 'option',
      unit: null,
      name: text('Colour'),
      isBuiltIn: false,
      version: 1,
    },
    options: ['white', 'oak', 'walnut'].map((key) => ({
      ...{ key, name: text(key), swatch: '#ffffff', secondSwatch: null },
    })),
  },
  {
    ...{ id: 'b', key: 'drive-bays', kind: 'number', unit: null, name: text('Bays'), options: [] },
    ...{ isBuiltIn: false, version: 1 },
  },
];
const lineOf = (
  optionKeys: string[],
  members: Pick<FamilyMember, 'price' | 'options'>[],
  locale: 'en' | 'ar',
) =>
  familyLine(
    {
      family: { id: 'f', key: 'f', name: text('F'), optionKeys, version: 1 },
      members: members.map((member, at) => ({ id: `${at}`, slug: `${at}`, isInStock: true, ...member })),
    },
    attributes,
    locale,
  );

describe('what a card says of the family', () => {
  const desk = (price: number, colour: string, width: number) => ({
    price,
    options: { colour: [colour], width },
  });

  it('is how many colours and sizes there are, and the lowest price if prices differ', () => {
    const desks = [desk(119_000, 'white', 1600), desk(150_000, 'oak', 1600), desk(150_000, 'walnut', 1600)];
    expect(lineOf(['colour', 'width'], desks, 'en')).toMatch(/^3 colours, from QAR.1,190$/);
    expect(lineOf(['colour', 'width'], [desk(100, 'oak', 1), desk(100, 'white', 2)], 'en')).toBe(
      '2 colours, 2 sizes',
    );
    expect(lineOf(['colour', 'width'], [desk(100, 'oak', 1), desk(100, 'white', 2)], 'ar')).toBe(
      'لونان، مقاسان',
    );
  });

  it('is the number of versions where they differ in neither', () => {
    const servers = [4, 8, 12].map((bays) => ({ price: 100, options: { 'drive-bays': bays } }));
    expect(lineOf(['drive-bays'], servers, 'en')).toBe('3 versions');
    expect(lineOf(['drive-bays'], servers, 'ar')).toBe('3 خيارات');
  });

  it('is nothing without another member', () => {
    expect(lineOf(['colour'], [desk(100, 'oak', 1)], 'en')).toBeNull();
    expect(familyLine(undefined, attributes, 'en')).toBeNull();
  });
});

describe('the colours on a card', () => {
  const member = (id: string, colour: string) => ({
    ...{ id, slug: id, price: 100, isInStock: true },
    options: { colour: [colour] },
  });
  const members = [member('1', 'walnut'), member('2', 'white'), member('3', 'oak')];
  const family = { id: 'f', key: 'f', name: text('F'), version: 1 };
  const namesFor = (optionKeys: string[]) =>
    familySwatches({ family: { ...family, optionKeys }, members }, '3', attributes, 'en').map(
      ({ name }) => name,
    );

  it('are those that the family has to choose from, that of the product first', () => {
    expect(namesFor(['colour'])).toEqual(['oak', 'white', 'walnut']);
  });

  it('are its own where the family does not differ in them', () => {
    expect(namesFor(['drive-bays'])).toEqual([]);
    expect(familySwatches(undefined, '3', attributes, 'en')).toEqual([]);
  });
});

describe('the line of a card on a shelf', () => {
  it('has the size, then what the family has to choose from', () => {
    const index = seededIndex();
    const dimensions = { width: 1600, depth: 805, height: 740 };
    const card = { id: 'sadu-height-adjustable-desk-160', dimensions } as ProductCard;
    const plain = (locale: 'en' | 'ar', one = card) =>
      shelfCard(one, index, locale).familyLine?.replace(/[\u2066-\u2069]/g, '') ?? null;
    expect(plain('en')).toBe('160 × 80.5 × 74 cm');
    expect(plain('ar')).toBe('160 × 80.5 × 74 سم');
    expect(plain('en', { ...card, dimensions: null })).toBeNull();
  });
});
