import type { ProductStatus } from '#primitives/status/product-status.ts';
import type { AttributesByKey } from '../attributes/attribute.ts';
import type { AttributeValues } from '../attributes/attribute-values.ts';
import { newProductDefaults, type ProductDraft } from '../products/product-body.ts';
import { attributeColumn, isAttributeColumn, keyOfColumn, valueOfCell } from './attribute-cells.ts';
import { numberFrom, yesOrNo } from './cell-values.ts';
import { assemblyOf, cartonsFrom } from './packing-cells.ts';
import { type Cells, type ContentColumn, type FixedColumn, specificationsFrom } from './product-csv.ts';

/** What a row of the table wants a product to be, still to be checked by the rules of a product. */
export interface ReadRow {
  readonly draft: Record<string, unknown>;
  readonly problems: readonly { readonly column: ContentColumn; readonly code: CellProblem }[];
}

export const cellProblems = [
  'not_a_number',
  'not_yes_or_no',
  'not_specifications',
  'unknown_option',
  'not_cartons',
  'not_assembly',
] as const;
export type CellProblem = (typeof cellProblems)[number];

/** A new product is a draft, unless the table says otherwise; columns without a default are required. */
const nothingYet = { ...newProductDefaults, status: 'draft', name: '', category: '', subcategory: null };

/** What the cells of attributes and assembly are read with. */
export interface CellFacts {
  readonly attributes: AttributesByKey;
  /** Of the products that the table names as services. */
  readonly idOfService: ReadonlyMap<string, string>;
}

/** Puts the cells over what is stored; a column that the table does not have changes nothing. */
export function readRow(cells: Partial<Cells>, stored: ProductDraft | undefined, facts: CellFacts): ReadRow {
  const problems: { column: ContentColumn; code: CellProblem }[] = [];
  const base: ProductDraft | typeof nothingYet = stored ?? nothingYet;
  const { ar } = base.translations;
  const text = (column: ContentColumn, otherwise: string | undefined) => cells[column]?.trim() ?? otherwise;
  const number = (column: ContentColumn, otherwise: number | null | undefined) => {
    const cell = cells[column];
    if (cell === undefined) return otherwise;
    const value = numberFrom(cell);
    if (value === undefined) problems.push({ column, code: 'not_a_number' });
    return value;
  };
  const flag = (column: ContentColumn, otherwise: boolean) => {
    const cell = cells[column];
    if (cell === undefined) return otherwise;
    const value = yesOrNo(cell);
    if (value === undefined) problems.push({ column, code: 'not_yes_or_no' });
    return value;
  };
  const specifications = (
    column: ContentColumn,
    otherwise: readonly { readonly label: string; readonly value: string }[],
  ) => {
    const cell = cells[column];
    if (cell === undefined) return otherwise;
    const value = specificationsFrom(cell);
    if (value === undefined) problems.push({ column, code: 'not_specifications' });
    return value;
  };
  const cartons = () => {
    if (cells.cartons === undefined) return base.cartons;
    const value = cartonsFrom(cells.cartons);
    if (value === undefined) problems.push({ column: 'cartons', code: 'not_cartons' });
    return value;
  };
  const assembly = () => {
    if (cells.assembly === undefined) return base.assembly;
    const value = assemblyOf(cells.assembly, facts.idOfService);
    if (value === undefined) problems.push({ column: 'assembly', code: 'not_assembly' });
    return value;
  };
  const attributes = attributesOf(cells, base.attributes, facts.attributes);
  problems.push(...attributes.problems);
  const size = {
    width: number('width_mm', base.dimensions?.width ?? null),
    depth: number('depth_mm', base.dimensions?.depth ?? null),
    height: number('height_mm', base.dimensions?.height ?? null),
  };
  const price = number('price', stored?.price);
  const draft = {
    sku: text('sku', stored?.sku),
    slug: text('slug', stored?.slug) || undefined,
    brand: text('brand', base.brand),
    name: text('name_en', base.name),
    shortDescription: text('short_description_en', base.shortDescription),
    description: text('description_en', base.description),
    specifications: specifications('specifications_en', base.specifications),
    category: text('category', base.category),
    subcategory: text('subcategory', base.subcategory ?? '') || null,
    price: price ?? undefined,
    stock: number('stock', base.stock) ?? 0,
    status: statusFrom(cells.status, base.status),
    family: text('product_family', base.family ?? '') || null,
    successorIds: base.successorIds,
    isFeatured: flag('featured', base.isFeatured),
    isNewArrival: flag('new_arrival', base.isNewArrival),
    isBestSeller: flag('best_seller', base.isBestSeller),
    dimensions: Object.values(size).every((side) => side === null) ? null : size,
    weightKg: number('weight_kg', base.weightKg),
    attributes: attributes.values,
    cartons: cartons(),
    assembly: assembly(),
    model: base.model,
    warrantyMonths: number('warranty_months', base.warrantyMonths) ?? 0,
    leadTimeDays: number('lead_time_days', base.leadTimeDays) ?? 0,
    translations: {
      ar: {
        name: text('name_ar', ar.name),
        shortDescription: text('short_description_ar', ar.shortDescription),
        description: text('description_ar', ar.description),
        specifications: specifications('specifications_ar', ar.specifications),
      },
    },
  };
  return { draft, problems };
}

/** The stored attributes with those of the cells over them; an empty cell takes one away. */
function attributesOf(
  cells: Partial<Cells>,
  stored: AttributeValues,
  definitions: AttributesByKey,
): { readonly values: AttributeValues; readonly problems: ReadRow['problems'] } {
  const values: Record<string, AttributeValues[string]> = { ...stored };
  const problems: ReadRow['problems'][number][] = [];
  for (const [column, cell] of Object.entries(cells)) {
    if (cell === undefined || !isAttributeColumn(column)) continue;
    const key = keyOfColumn(column);
    const definition = definitions.get(key);
    const read = definition && valueOfCell(definition, cell);
    if (!read) continue;
    if ('problem' in read) problems.push({ column, code: read.problem });
    else if (read.value === null) delete values[key];
    else values[key] = read.value;
  }
  return { values, problems };
}

/** The codes of a cell of successors, each once, however they are separated. */
export function successorCodes(cell: string): string[] {
  return [...new Set(cell.split(/[\s,;|،؛]+/).filter((code) => code !== ''))];
}

/** The column in which a field of a product is written. */
export function columnOfField(path: string): ContentColumn {
  const [first = '', second = '', third = ''] = path.split('.');
  if (first === 'translations') return arabicColumns[third] ?? 'name_ar';
  if (first === 'attributes') return attributeColumn(second);
  if (first === 'dimensions') return dimensionColumns[second] ?? 'width_mm';
  return fieldColumns[first] ?? 'sku';
}

const arabicColumns: Readonly<Record<string, FixedColumn & ContentColumn>> = {
  name: 'name_ar',
  shortDescription: 'short_description_ar',
  description: 'description_ar',
  specifications: 'specifications_ar',
};

const dimensionColumns: Readonly<Record<string, FixedColumn & ContentColumn>> = {
  width: 'width_mm',
  depth: 'depth_mm',
  height: 'height_mm',
};

const fieldColumns: Readonly<Record<string, FixedColumn & ContentColumn>> = {
  sku: 'sku',
  slug: 'slug',
  brand: 'brand',
  name: 'name_en',
  shortDescription: 'short_description_en',
  description: 'description_en',
  specifications: 'specifications_en',
  category: 'category',
  subcategory: 'subcategory',
  price: 'price',
  stock: 'stock',
  status: 'status',
  family: 'product_family',
  successorIds: 'successors',
  isFeatured: 'featured',
  isNewArrival: 'new_arrival',
  isBestSeller: 'best_seller',
  weightKg: 'weight_kg',
  cartons: 'cartons',
  assembly: 'assembly',
  warrantyMonths: 'warranty_months',
  leadTimeDays: 'lead_time_days',
};

/** An empty cell leaves it as it is; an unknown word stays, for the rules of a product to refuse. */
function statusFrom(cell: string | undefined, otherwise: string): string {
  const word = cell?.trim().toLowerCase() || otherwise;
  return statusWords[word] ?? word;
}

const statusWords: Readonly<Record<string, ProductStatus>> = {
  active: 'live',
  published: 'live',
  مسودة: 'draft',
  معروض: 'live',
  'معروض في المتجر': 'live',
  متوقف: 'discontinued',
  'متوقف بيعه': 'discontinued',
};
