import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Attribute } from '#domain/catalogue/attributes/attribute.ts';
import type { AttributeChoices } from '#domain/catalogue/listing/attribute-choice.ts';
import { listingAddress } from '../listing-address.ts';
import { arrivalFilter, leadTimesUntil } from './arrival-filter.ts';
import { attributeFilters, choosableAttributes, storedChoices } from './attribute-filters.ts';
import { readAttributes } from './read-attributes.ts';

const common = { unit: null, options: [], isBuiltIn: false, version: 1 };
const option = (key: string, en: string, swatch: string | null = null) => ({
  key,
  name: { en, ar: en },
  swatch,
  secondSwatch: null,
});
const attributes: readonly Attribute[] = [
  { ...common, id: '1', key: 'width', kind: 'number', unit: 'mm', name: { en: 'Width', ar: 'العرض' } },
  { ...common, id: '2', key: 'seats', kind: 'number', name: { en: 'Seats', ar: 'المقاعد' } },
  {
    ...common,
    id: '3',
    key: 'colour',
    kind: 'options',
    name: { en: 'Colour', ar: 'اللون' },
    options: [option('white', 'White', '#ffffff'), option('oak', 'Oak', '#c8a47a')],
  },
  { ...common, id: '4', key: 'load', kind: 'number', unit: 'kg', name: { en: 'Load', ar: 'الحمولة' } },
];
const definitions = {
  attributes,
  ofCategory: [
    { key: 'colour', isFilter: true },
    { key: 'width', isFilter: true },
    { key: 'seats', isFilter: true },
    { key: 'load', isFilter: false },
  ],
};
const arabicBrands = new Map([
  ['Noor', 'نور'],
  ['Barq', 'برق'],
]);
const choosable = choosableAttributes(definitions);
const readFrom = (address: string) => readAttributes(new URL(address, 'http://shop').searchParams, choosable);

const end = fc.integer({ min: 0, max: 900 }).map((tenths) => tenths / 10);
const anyChoices: fc.Arbitrary<AttributeChoices> = fc
  .record(
    {
      colour: fc.subarray(['white', 'oak'], { minLength: 1 }).map((options) => ({ options })),
      width: fc.oneof(
        end.map((from) => ({ from })),
        end.map((to) => ({ to })),
        fc.tuple(end, end).map(([one, other]) => ({ from: Math.min(one, other), to: Math.max(one, other) })),
      ),
      seats: fc.subarray(['2', '4'], { minLength: 1 }).map((options) => ({ options })),
      brand: fc.constant({ options: ['Al Reem & Co'] }),
    },
    { requiredKeys: [] },
  )
  .filter((choices) => Object.keys(choices).length > 0);

describe('attributes in the address of a list', () => {
  it('are read as they were written', () => {
    fc.assert(
      fc.property(anyChoices, (choices) => {
        expect(readFrom(listingAddress({ path: '/category/desks' }, { attributes: choices }))).toEqual(
          choices,
        );
      }),
    );
  });

  it('stand under their own keys', () => {
    expect(
      listingAddress(
        { path: '/category/desks' },
        { attributes: { colour: { options: ['white', 'oak'] }, width: { to: 120 } }, sort: 'name' },
      ),
    ).toBe('/category/desks?colour=white&colour=oak&width-to=120&sort=name');
  });

  it('are ignored where they are unknown, wrong or empty', () => {
    expect(
      readFrom('/?colour=pink&colour=&width-from=abc&width-to=&seats=four&load-to=5&width-min=3'),
    ).toBeUndefined();
    expect(readFrom('/?width-from=200&width-to=100')).toBeUndefined();
    expect(readFrom('/?width-to=١٢٠ سم')).toEqual({ width: { to: 120 } });
  });

  it('are compared in the units in which products are stored', () => {
    expect(
      storedChoices({ width: { from: 80, to: 120.5 }, colour: { options: ['oak'] } }, definitions),
    ).toEqual({
      width: { from: 800, to: 1205 },
      colour: { options: ['oak'] },
    });
  });
});

describe('the filters of a list', () => {
  const facets = [
    {
      key: 'width',
      values: [
        { value: 1200, count: 3 },
        { value: 1605, count: 1 },
      ],
    },
    {
      key: 'seats',
      values: [
        { value: 2, count: 3 },
        { value: 4, count: 1 },
      ],
    },
    { key: 'colour', values: [{ value: 'oak', count: 4 }] },
    { key: 'brand', values: [{ value: 'Sadu', count: 4 }] },
  ];

  it('are a range for sizes and options for few numbers, in the order of the category', () => {
    const filters = attributeFilters(
      { facets, total: 4, arabicBrands },
      definitions,
      { colour: { options: ['white'] } },
      'en',
    );
    expect(filters.map(({ key }) => key)).toEqual(['colour', 'width', 'seats']);
    expect(filters[0]?.options).toEqual([
      { key: 'white', name: 'White', count: 0, colours: ['#ffffff'] },
      { key: 'oak', name: 'Oak', count: 4, colours: ['#c8a47a'] },
    ]);
    expect(filters[1]).toMatchObject({ range: { lowest: 120, highest: 160.5 }, unit: 'cm' });
    expect(filters[2]?.options.map(({ name, count }) => [name, count])).toEqual([
      ['2', 3],
      ['4', 1],
    ]);
  });

  it('leave out what divides nothing', () => {
    const keysOf = (total: number) =>
      attributeFilters({ facets, total, arabicBrands }, definitions, {}, 'en').map(({ key }) => key);
    expect(keysOf(4)).toEqual(['width', 'seats']);
    expect(keysOf(5), 'not every product has the colour').toEqual(['colour', 'width', 'seats', 'brand']);
  });
});

describe('the filter by brand', () => {
  const brands = [
    { value: 'Acme', count: 1 },
    { value: 'Noor', count: 2 },
    { value: 'Barq', count: 3 },
  ];
  const optionsIn = (locale: 'en' | 'ar') =>
    attributeFilters(
      { facets: [{ key: 'brand', values: brands }], total: 6, arabicBrands },
      definitions,
      {},
      locale,
    ).flatMap(({ options }) => options.map(({ key, name }) => [key, name]));

  it('shows Arabic names on Arabic pages, in their alphabet, and chooses by the brand in both languages', () => {
    expect(optionsIn('en')).toEqual([
      ['Acme', 'Acme'],
      ['Barq', 'Barq'],
      ['Noor', 'Noor'],
    ]);
    expect(optionsIn('ar')).toEqual([
      ['Barq', 'برق'],
      ['Noor', 'نور'],
      ['Acme', 'Acme'],
    ]);
  });
});

describe('the day of arrival', () => {
  const dayAfter = (leadTime: number) =>
    ['2026-11-19', '2026-11-22', '2026-11-22', '2026-11-24'][leadTime] ?? null;

  it('counts what has arrived by each day', () => {
    const leadTimes = [
      { value: 0, count: 2 },
      { value: 1, count: 3 },
      { value: 2, count: 4 },
      { value: 9, count: 5 },
    ];
    const { options } = arrivalFilter(leadTimes, dayAfter, { options: ['2026-11-20'] }, 'en');
    expect(options.map(({ key, count }) => [key, count])).toEqual([
      ['2026-11-19', 2],
      ['2026-11-20', 2],
      ['2026-11-22', 9],
    ]);
    expect(options[0]?.name).toBe('Thursday 19 November');
  });

  it('is compared by lead time', () => {
    expect(leadTimesUntil('2026-11-23', dayAfter)).toEqual({ to: 2 });
    expect(leadTimesUntil('2026-11-18', dayAfter)).toEqual({ to: -1 });
  });
});
