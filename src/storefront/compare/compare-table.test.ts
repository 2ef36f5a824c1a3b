import { expect, test } from 'vitest';
import type { Attribute } from '#domain/catalogue/attributes/attribute.ts';
import type { StoredProduct } from '#domain/catalogue/products/product.ts';
import { compareTable, type DescribedProduct } from './compare-table.ts';

const attribute = (key: string, en: string, ar: string, more: Partial<Attribute> = {}): Attribute => ({
  id: key,
  key,
  kind: 'number',
  unit: 'mm',
  name: { en, ar },
  options: [],
  isBuiltIn: false,
  version: 1,
  ...more,
});
const attributes: readonly Attribute[] = [
  attribute('seat-height', 'Seat height', 'ارتفاع المقعد'),
  attribute('width', 'Width', 'العرض', { isBuiltIn: true }),
  attribute('depth', 'Depth', 'العمق', { isBuiltIn: true }),
  attribute('height', 'Height', 'الارتفاع', { isBuiltIn: true }),
  attribute('weight', 'Weight', 'الوزن', { isBuiltIn: true, unit: 'kg' }),
  attribute('has-arms', 'Armrests', 'مساند', { kind: 'yes-no', unit: null }),
  attribute('seats', 'Seats', 'المقاعد', { unit: null }),
];
const ofCategory = [
  { key: 'has-arms', isFilter: true },
  { key: 'width', isFilter: true },
  { key: 'seat-height', isFilter: false },
];

const chair: StoredProduct = {
  id: '1',
  slug: 'chair',
  sku: 'CH-1',
  brand: 'Dhow',
  brandName: { en: 'Dhow', ar: 'داو' },
  name: { en: 'Chair', ar: 'كرسي' },
  shortDescription: { en: '', ar: '' },
  description: { en: '', ar: '' },
  category: 'seating',
  subcategory: null,
  price: 100_000,
  stock: 5,
  isFeatured: false,
  isNewArrival: false,
  isBestSeller: false,
  specifications: [{ label: { en: 'Back', ar: 'الظهر' }, value: { en: 'Mesh', ar: 'شبك' } }],
  dimensions: { width: 650, depth: 600, height: 1100 },
  weightKg: 14.5,
  attributes: { 'has-arms': true, 'seat-height': 450 },
  cartons: [],
  assembly: { kind: 'included' },
  assemblyService: null,
  warrantyMonths: 24,
  leadTimeDays: 2,
  status: 'live',
  family: null,
  successorIds: [],
  pictures: [],
  model: null,
  imageIds: [],
  arabic: { name: '', shortDescription: '', description: '', specifications: [] },
  version: 1,
};
const described = (
  product: Partial<StoredProduct>,
  more: Partial<DescribedProduct> = {},
): DescribedProduct => ({
  product: { ...chair, ...product },
  ofCategory,
  isService: false,
  ...more,
});
const valuesOf = (rows: ReturnType<typeof compareTable>, label: string) =>
  rows.find((row) => row.label === label)?.cells.map((cell) => cell?.values.join('; ') ?? null);

test('rows are in the order of the category, then what every product has', () => {
  const rows = compareTable([described({})], attributes, 'en');
  expect(rows.map(({ label }) => label)).toEqual([
    'Armrests',
    'Width',
    'Seat height',
    'Depth',
    'Height',
    'Weight',
    'Back',
    'Assembly',
    'Lead time',
    'Warranty',
  ]);
});

test('rows are the union over the products; what one of them does not have is empty and a difference', () => {
  const sofa = described(
    { attributes: { seats: 3, 'seat-height': 450 }, dimensions: null, warrantyMonths: 0 },
    { ofCategory: [{ key: 'seats', isFilter: true }] },
  );
  const rows = compareTable([described({}), sofa], attributes, 'en');
  expect(rows.map(({ label }) => label).slice(0, 4)).toEqual(['Armrests', 'Width', 'Seat height', 'Seats']);
  expect(valuesOf(rows, 'Seats')).toEqual([null, '3']);
  expect(valuesOf(rows, 'Width')).toEqual(['65\u00a0cm', null]);
  const same = rows.filter(({ isSame }) => isSame).map(({ label }) => label);
  expect(same).toEqual(['Seat height', 'Weight', 'Back', 'Assembly', 'Lead time']);
});

test('free specifications meet by their label, and give way to an attribute of the same name', () => {
  const specified = (en: string, value: string) => ({
    specifications: [
      { label: { en, ar: en }, value: { en: value, ar: value } },
      { label: { en: 'Seat height', ar: 'ارتفاع المقعد' }, value: { en: 'about 45', ar: 'نحو 45' } },
    ],
  });
  const rows = compareTable(
    [described(specified('Base', 'Steel')), described(specified('base', 'Wood'))],
    attributes,
    'en',
  );
  expect(valuesOf(rows, 'base')).toEqual(['Steel', 'Wood']);
  expect(valuesOf(rows, 'Seat height')).toEqual(['45\u00a0cm', '45\u00a0cm']);
});

test('a range that two attributes say is not repeated in the words of a product', () => {
  const ends = [
    attribute('height-min', 'Lowest height', 'أدنى ارتفاع'),
    attribute('height-max', 'Greatest height', 'أقصى ارتفاع'),
  ];
  const desk = (value: string) =>
    described(
      {
        attributes: { 'height-min': 620, 'height-max': 1270 },
        specifications: [
          { label: { en: 'Height range', ar: 'مدى الارتفاع' }, value: { en: value, ar: value } },
        ],
      },
      { ofCategory: ends.map(({ key }) => ({ key, isFilter: true })) },
    );
  const rows = compareTable([desk('62 to 127 cm'), desk('62 to 127 cm')], [...attributes, ...ends], 'en');
  expect(valuesOf(rows, 'Lowest height')).toEqual(['62\u00a0cm', '62\u00a0cm']);
  expect(valuesOf(rows, 'Height range')).toBeUndefined();
  // What does not agree is shown, so that it is noticed.
  const others = compareTable([desk('62 to 127 cm'), desk('60 to 125 cm')], [...attributes, ...ends], 'en');
  expect(valuesOf(others, 'Height range')).toEqual([null, '60 to 125\u00a0cm']);
});

test('packed sizes and assembly are compared in the language of the page; a service has no lead time', () => {
  const packed = { cartons: [{ width: 700, depth: 650, height: 400, weightKg: 16, count: 1 }] };
  const rows = compareTable([described(packed), described({}, { isService: true })], attributes, 'ar');
  expect(valuesOf(rows, 'التغليف')).toEqual(['70\u00a0×\u00a065\u00a0×\u00a040\u00a0سم، 16\u00a0كجم', null]);
  expect(valuesOf(rows, 'مدة التجهيز')?.[1]).toBeNull();
  expect(rows.find(({ label }) => label === 'التركيب')?.isSame).toBe(true);
});
