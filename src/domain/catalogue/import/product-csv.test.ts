import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { productStatuses } from '#primitives/status/product-status.ts';
import { type Attribute, attributesByKey } from '../attributes/attribute.ts';
import { type ProductDraft, productDraftSchema } from '../products/product-body.ts';
import { attributeColumns } from './attribute-cells.ts';
import { readRow, successorCodes } from './csv-row.ts';
import { csvText } from './export-products.server.ts';
import {
  cellsOf,
  contentColumns,
  protectedCell,
  specificationsCell,
  specificationsFrom,
  unprotectedCell,
} from './product-csv.ts';
import { readCsv } from './read-csv.server.ts';

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc
    .array(
      fc.constantFrom(
        '=',
        '+',
        '-',
        '@',
        "'",
        '"',
        ',',
        ';',
        '\t',
        '\r',
        '\n',
        '|',
        '\\',
        'n',
        'a',
        ' ',
        'ع',
      ),
    )
    .map((signs) => signs.join('')),
);
const line = (most: number, least = 0) =>
  anyText
    .map((text) => text.replaceAll('\0', '').slice(0, most).trim())
    .filter((text) => text.length >= least && text.isWellFormed());

const both = (en: string, ar: string) => ({ en, ar });
const option = (key: string, en: string, ar: string) => ({
  key,
  name: both(en, ar),
  swatch: null,
  secondSwatch: null,
});
const common = { unit: null, isBuiltIn: false, version: 1 };
const attributes: readonly Attribute[] = [
  {
    ...common,
    id: '1',
    key: 'width',
    kind: 'number',
    name: both('Width', 'العرض'),
    options: [],
    isBuiltIn: true,
  },
  { ...common, id: '2', key: 'seats', kind: 'number', name: both('Seats', 'المقاعد'), options: [] },
  { ...common, id: '3', key: 'has-arms', kind: 'yes-no', name: both('Arms', 'مساند'), options: [] },
  {
    ...common,
    id: '4',
    key: 'colour',
    kind: 'options',
    name: both('Colour', 'اللون'),
    options: [option('white', 'White', 'أبيض'), option('oak', 'Oak, natural', 'بلوط')],
  },
  {
    ...common,
    id: '5',
    key: 'base',
    kind: 'option',
    name: both('Base', 'القاعدة'),
    options: [option('steel', 'Steel', 'فولاذ'), option('wood', 'Wood', 'خشب')],
  },
];
const serviceId = '00000000-0000-4000-8000-000000000001';
const skuOfId = new Map([[serviceId, 'OG-AS-08']]);
const facts = {
  attributes: attributesByKey(attributes),
  idOfService: new Map([['OG-AS-08', serviceId]]),
};

const anyAttributes = fc
  .record(
    {
      seats: fc.integer({ min: 0, max: 40 }),
      'has-arms': fc.boolean(),
      colour: fc.subarray(['white', 'oak'], { minLength: 1 }),
      base: fc.constantFrom('steel', 'wood'),
    },
    { requiredKeys: [] },
  )
  .map((values) => ({ ...values }));

const anyPacking = fc.record({
  model: fc.constant(null),
  cartons: fc.array(
    fc.record({
      width: fc.integer({ min: 1, max: 20_000 }),
      depth: fc.integer({ min: 1, max: 20_000 }),
      height: fc.integer({ min: 1, max: 20_000 }),
      weightKg: fc.integer({ min: 1, max: 100_000 }).map((grams) => grams / 1000),
      count: fc.integer({ min: 1, max: 99 }),
    }),
    { maxLength: 3 },
  ),
  assembly: fc.constantFrom<ProductDraft['assembly']>(
    null,
    { kind: 'none-needed' },
    { kind: 'included' },
    { kind: 'self', minutes: null },
    { kind: 'self', minutes: 45 },
    { kind: 'service', productId: serviceId },
  ),
});

const product: fc.Arbitrary<ProductDraft> = fc
  .record({
    sku: fc.constantFrom('A', 'DSK-1', '1E5', '007'),
    slug: fc.constantFrom('desk', 'desk-2'),
    brand: line(60, 1),
    texts: fc.tuple(line(120, 1), line(120), line(200), line(200), line(400), line(400)),
    specifications: fc.array(fc.tuple(line(60, 1), line(160, 1), line(60), line(160)), { maxLength: 4 }),
    price: fc.integer({ min: 0, max: 1_000_000_000 }).map((dirhams) => dirhams / 100),
    stock: fc.integer({ min: 0, max: 1_000_000 }),
    flags: fc.tuple(fc.boolean(), fc.boolean(), fc.boolean()),
    status: fc.constantFrom(...productStatuses),
    family: fc.constantFrom(null, 'sadu-desk'),
    dimensions: fc.option(fc.tuple(fc.integer({ min: 1, max: 20_000 }), fc.integer({ min: 1, max: 20_000 }))),
    weight: fc.option(fc.integer({ min: 1, max: 10_000_000 })),
    months: fc.integer({ min: 0, max: 365 }),
    values: anyAttributes,
    packing: anyPacking,
  })
  .map(
    ({
      sku,
      slug,
      brand,
      texts,
      specifications,
      price,
      stock,
      flags,
      status,
      family,
      dimensions,
      weight,
      months,
      values,
      packing,
    }) => {
      const [name, nameAr, short, shortAr, long, longAr] = texts;
      const [isFeatured, isNewArrival, isBestSeller] = flags;
      return {
        sku,
        slug,
        brand,
        name,
        shortDescription: short,
        description: long,
        specifications: specifications.map(([label, value]) => ({ label, value })),
        category: 'desks',
        subcategory: null,
        price,
        stock,
        isFeatured,
        isNewArrival,
        isBestSeller,
        dimensions: dimensions && { width: dimensions[0], depth: dimensions[1], height: dimensions[0] },
        weightKg: weight === null ? null : weight / 1000,
        attributes: values,
        ...packing,
        warrantyMonths: months,
        leadTimeDays: months,
        status,
        family,
        successorIds: [],
        translations: {
          ar: {
            name: nameAr,
            shortDescription: shortAr,
            description: longAr,
            specifications: specifications.map(([, , label, value]) => ({ label, value })),
          },
        },
      };
    },
  );

describe('a table of products', () => {
  it('says every product so that reading it gives the same product', () => {
    fc.assert(
      fc.property(product, (given) => {
        const cells = cellsOf(given, skuOfId, attributes);
        const written = Object.fromEntries(
          Object.entries(cells).map(([column, cell]) => [column, unprotectedCell(protectedCell(cell))]),
        );
        const { draft, problems } = readRow(written, undefined, facts);
        expect(problems).toEqual([]);
        expect(productDraftSchema.parse(draft)).toEqual(productDraftSchema.parse(given));
      }),
    );
  });

  it('has no cell that a spreadsheet would run, whatever its separator is', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(protectedCell(text)).not.toMatch(/^[\t\r\n]|(^|[;\t\r\n])[=+\-@＝＋－＠]/);
        expect(unprotectedCell(protectedCell(text))).toBe(text);
      }),
    );
    expect(protectedCell('=HYPERLINK("http://evil.example")')).toBe('\'=HYPERLINK("http://evil.example")');
  });

  it('is read back by another CSV parser cell by cell', () => {
    const row = fc.array(anyText, { minLength: 2, maxLength: 4 });
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 4 }), (rows) => {
        const { data } = Papa.parse<string[]>(csvText(rows), { delimiter: ',', newline: '\r\n' });
        // The file ends with a line break.
        expect(data.pop()).toEqual(['']);
        expect(data.map((cells) => cells.map(unprotectedCell))).toEqual(rows);
      }),
    );
  });

  it('is read back by the import, product by product', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(product, { minLength: 1, maxLength: 3 }), async (given) => {
        const columns = contentColumns(attributes);
        const rows = given.map((one) => {
          const cells = cellsOf(one, skuOfId, attributes);
          return columns.map((column) => cells[column] ?? '');
        });
        const file = Buffer.from(csvText([columns, ...rows]));
        const read = await readCsv(file, undefined, attributeColumns(attributes));
        expect(read.problems).toEqual([]);
        expect(
          read.rows.map(({ cells }) => productDraftSchema.parse(readRow(cells, undefined, facts).draft)),
        ).toEqual(given.map((one) => productDraftSchema.parse(one)));
      }),
    );
  });

  it('keeps specifications whatever signs are in them', () => {
    const odd = [{ label: 'A | B', value: 'back\\slash\nnew line' }];
    expect(specificationsCell(odd)).toBe('A \\| B | back\\\\slash\\nnew line');
    expect(specificationsFrom(specificationsCell(odd))).toEqual(odd);
    expect(specificationsFrom('no value here')).toBeUndefined();
  });
});

describe('a row', () => {
  const stored = cellsOf(fc.sample(product, 1)[0] as ProductDraft, skuOfId, attributes);
  const read = (cells: Partial<typeof stored>) => readRow({ ...stored, ...cells }, undefined, facts);

  it.each([
    ['1499.5', 1499.5],
    ['1,499.50', 1499.5],
    ['1499,5', 1499.5],
    [' ١٤٩٩ ', 1499],
    ['1 499', 1499],
  ])('may write the price as %s', (price, value) => {
    expect(read({ price }).draft).toMatchObject({ price: value });
  });

  it.each(['abc', '1.2.3', '0x10', '1e3', '--1'])('may not write it as %s', (price) => {
    expect(read({ price }).problems).toEqual([{ column: 'price', code: 'not_a_number' }]);
  });

  it('names successors by their codes, however they are separated', () => {
    expect(successorCodes(' DSK-1, DSK-2;DSK-3\nDSK-4، DSK-1 ')).toEqual([
      'DSK-1',
      'DSK-2',
      'DSK-3',
      'DSK-4',
    ]);
    expect(successorCodes('')).toEqual([]);
  });

  it('says yes and no in both languages', () => {
    expect(read({ featured: 'نعم', new_arrival: 'TRUE', best_seller: 'لا' }).draft).toMatchObject({
      isFeatured: true,
      isNewArrival: true,
      isBestSeller: false,
    });
    expect(read({ featured: 'maybe' }).problems).toEqual([{ column: 'featured', code: 'not_yes_or_no' }]);
  });

  it('names options by key or by name, in either language', () => {
    const colours = (cell: string) => read({ 'attribute:colour': cell }).draft.attributes;
    expect(colours('oak, WHITE')).toMatchObject({ colour: ['white', 'oak'] });
    expect(colours('أبيض')).toMatchObject({ colour: ['white'] });
    expect(colours('Oak, natural')).toMatchObject({ colour: ['oak'] });
    expect(colours('')).not.toHaveProperty('colour');
    expect(read({ 'attribute:colour': 'pink' }).problems).toEqual([
      { column: 'attribute:colour', code: 'unknown_option' },
    ]);
    expect(read({ 'attribute:base': 'steel, wood' }).problems).toEqual([
      { column: 'attribute:base', code: 'unknown_option' },
    ]);
    expect(read({ 'attribute:seats': 'six' }).problems).toEqual([
      { column: 'attribute:seats', code: 'not_a_number' },
    ]);
  });

  it('says cartons and assembly as people write them', () => {
    expect(read({ cartons: '1250×650×90, 22.5\n400 x 300 x 200 mm, 5 kg, 2 pcs' }).draft).toMatchObject({
      cartons: [
        { width: 1250, depth: 650, height: 90, weightKg: 22.5, count: 1 },
        { width: 400, depth: 300, height: 200, weightKg: 5, count: 2 },
      ],
    });
    expect(read({ cartons: 'two large ones' }).problems).toEqual([
      { column: 'cartons', code: 'not_cartons' },
    ]);
    expect(read({ assembly: 'Self 45 min' }).draft).toMatchObject({
      assembly: { kind: 'self', minutes: 45 },
    });
    expect(read({ assembly: 'service NO-SUCH' }).problems).toEqual([
      { column: 'assembly', code: 'not_assembly' },
    ]);
  });
});
