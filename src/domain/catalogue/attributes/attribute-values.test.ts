import { describe, expect, it } from 'vitest';
import { type Attribute, attributesByKey } from './attribute.ts';
import { attributeErrors, attributeValuesSchema, orderedValues } from './attribute-values.ts';

const option = (key: string) => ({ key, name: { en: key, ar: key }, swatch: null, secondSwatch: null });
const attribute = (key: string, kind: Attribute['kind'], options: readonly string[] = []): Attribute => ({
  id: key,
  key,
  kind,
  unit: null,
  name: { en: key, ar: key },
  options: options.map(option),
  isBuiltIn: key === 'width',
  version: 1,
});

const definitions = attributesByKey([
  attribute('width', 'number'),
  attribute('seats', 'number'),
  attribute('base', 'option', ['steel', 'wood']),
  attribute('colour', 'options', ['white', 'oak', 'black']),
  attribute('has-arms', 'yes-no'),
]);
const wrongFields = (values: Parameters<typeof attributeErrors>[0]) =>
  attributeErrors(values, definitions).map(({ path, code }) => `${path} ${code}`);

describe('the attributes of a product', () => {
  it('have values of the kind of their definition', () => {
    expect(wrongFields({ seats: 4, base: 'steel', colour: ['white', 'oak'], 'has-arms': false })).toEqual([]);
    expect(wrongFields({ seats: 'four', base: 'glass', colour: ['pink'], 'has-arms': 'yes' })).toEqual([
      'attributes.seats invalid',
      'attributes.base invalid',
      'attributes.colour invalid',
      'attributes.has-arms invalid',
    ]);
    expect(wrongFields({ base: ['steel'], colour: 'white' })).toHaveLength(2);
  });

  it('are defined by the shop, and are not the fields that every product has', () => {
    expect(wrongFields({ depth: 4, width: 1200 })).toEqual([
      'attributes.depth unknown_field',
      'attributes.width unknown_field',
    ]);
  });

  it('are stored in the order of their options', () => {
    expect(orderedValues({ colour: ['black', 'white'], seats: 2 }, definitions)).toEqual({
      colour: ['white', 'black'],
      seats: 2,
    });
  });

  it('have keys and numbers that can be written', () => {
    const isWritable = (values: object) => attributeValuesSchema.safeParse(values).success;
    expect(isWritable({ 'seat-height': 45.5, colour: ['white'] })).toBe(true);
    expect(isWritable({ 'Seat height': 45 })).toBe(false);
    expect(isWritable({ seats: Number.POSITIVE_INFINITY })).toBe(false);
    expect(isWritable({ colour: [] })).toBe(false);
    expect(isWritable({ colour: ['white', 'white'] })).toBe(false);
  });
});

it('more attributes than a product may have are too many', () => {
  const values = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`key-${index}`, index]));
  expect(attributeValuesSchema.safeParse(values(60)).success).toBe(true);
  expect(attributeValuesSchema.safeParse(values(61)).error?.issues).toMatchObject([
    { code: 'too_big', maximum: 60, origin: 'array' },
  ]);
});
