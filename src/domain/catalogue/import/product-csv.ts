import { qarFromDirhams } from '#primitives/money.ts';
import type { Attribute } from '../attributes/attribute.ts';
import type { ProductDraft } from '../products/product-body.ts';
import { type AttributeColumn, attributeColumns, cellOfValue, keyOfColumn } from './attribute-cells.ts';
import { assemblyCell, cartonsCell } from './packing-cells.ts';

/** The columns of the table that staff export, edit in a spreadsheet and import again, besides those of attributes. */
export const csvColumns = [
  'id',
  'version',
  'sku',
  'slug',
  'brand',
  'name_en',
  'name_ar',
  'short_description_en',
  'short_description_ar',
  'description_en',
  'description_ar',
  'category',
  'subcategory',
  'price',
  'stock',
  'status',
  'successors',
  'product_family',
  'featured',
  'new_arrival',
  'best_seller',
  'width_mm',
  'depth_mm',
  'height_mm',
  'weight_kg',
  'cartons',
  'assembly',
  'warranty_months',
  'lead_time_days',
  'specifications_en',
  'specifications_ar',
] as const;
export type FixedColumn = (typeof csvColumns)[number];
export type CsvColumn = FixedColumn | AttributeColumn;
/** The columns with contents; id and version only identify the product. */
export type ContentColumn = Exclude<CsvColumn, 'id' | 'version'>;
export type Cells<Column extends string = ContentColumn> = Readonly<Record<Column, string>>;

const fixedContentColumns = csvColumns.filter((column) => column !== 'id' && column !== 'version');

/** The columns with contents of a shop with these attributes. */
export function contentColumns(attributes: readonly Attribute[]): ContentColumn[] {
  return [...fixedContentColumns, ...attributeColumns(attributes)];
}

export const maxCsvRows = 20_000;
export const maxCsvBytes = 48 * 1024 * 1024;

const yesOrNo = (value: boolean) => (value ? 'yes' : 'no');
const numberOrNothing = (value: number | null | undefined) => (value == null ? '' : String(value));

/**
 * What the cells of a product say, before they are protected. Successors and assembly services are written by their codes;
 * one that is deleted has none here and is left out.
 */
export function cellsOf(
  product: ProductDraft,
  skuOfId: ReadonlyMap<string, string>,
  attributes: readonly Attribute[],
): Cells {
  const { ar } = product.translations;
  const ofAttributes: Record<AttributeColumn, string> = Object.fromEntries(
    attributeColumns(attributes).map((column) => [
      column,
      cellOfValue(product.attributes[keyOfColumn(column)]),
    ]),
  );
  return {
    ...ofAttributes,
    sku: product.sku,
    slug: product.slug ?? '',
    brand: product.brand,
    name_en: product.name,
    name_ar: ar.name,
    short_description_en: product.shortDescription,
    short_description_ar: ar.shortDescription,
    description_en: product.description,
    description_ar: ar.description,
    category: product.category,
    subcategory: product.subcategory ?? '',
    price: String(qarFromDirhams(Math.round(product.price * 100))),
    stock: String(product.stock),
    status: product.status,
    product_family: product.family ?? '',
    successors: product.successorIds.flatMap((id) => skuOfId.get(id) ?? []).join(', '),
    featured: yesOrNo(product.isFeatured),
    new_arrival: yesOrNo(product.isNewArrival),
    best_seller: yesOrNo(product.isBestSeller),
    width_mm: numberOrNothing(product.dimensions?.width),
    depth_mm: numberOrNothing(product.dimensions?.depth),
    height_mm: numberOrNothing(product.dimensions?.height),
    weight_kg: numberOrNothing(product.weightKg),
    cartons: cartonsCell(product.cartons),
    assembly: assemblyCell(product.assembly, skuOfId),
    warranty_months: String(product.warrantyMonths),
    lead_time_days: String(product.leadTimeDays),
    specifications_en: specificationsCell(product.specifications),
    specifications_ar: specificationsCell(ar.specifications),
  };
}

/**
 * Protects a cell against formula injection: an apostrophe before what a spreadsheet would run makes it a text. Also
 * after a line break, tab or semicolon within the cell, because a spreadsheet set to another separator begins a new cell
 * there. An apostrophe that stood there already gets another, so that reading removes exactly what writing added.
 */
export function protectedCell(text: string): string {
  return text.replaceAll(/(?<=^|[;\t\r\n])(?='*[=+\-@＝＋－＠])|^(?='*[\t\r\n])/g, "'");
}

export function unprotectedCell(text: string): string {
  return text.replaceAll(/(?<=^|[;\t\r\n])'(?='*[=+\-@＝＋－＠])|^'(?='*[\t\r\n])/g, '');
}

interface CsvSpecification {
  readonly label: string;
  readonly value: string;
}

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '|': '\\|', '\n': '\\n', '\r': '\\r' };
const escaped = (text: string) => text.replaceAll(/[\\|\n\r]/g, (sign) => escapes[sign] ?? sign);

/** One to a line, as 'Top | Oak'. */
export function specificationsCell(specifications: readonly CsvSpecification[]): string {
  return specifications.map(({ label, value }) => `${escaped(label)} | ${escaped(value)}`).join('\n');
}

/** Undefined when a line has no label and value. */
export function specificationsFrom(cell: string): CsvSpecification[] | undefined {
  const lines = cell.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
  const parts: string[][] = lines.map((line) => [...(line.match(/(?:\\.|[^\\|])+|\|/gsu) ?? [])]);
  const specifications = parts.flatMap((tokens) => {
    const bar = tokens.indexOf('|');
    if (bar === -1 || tokens.lastIndexOf('|') !== bar) return [];
    const text = (from: number, to?: number) => unescaped(tokens.slice(from, to).join('').trim());
    return [{ label: text(0, bar), value: text(bar + 1) }];
  });
  return specifications.length === lines.length ? specifications : undefined;
}

function unescaped(text: string): string {
  return text.replaceAll(/\\(.)/gs, (_, sign: string) => ({ n: '\n', r: '\r' })[sign] ?? sign);
}
