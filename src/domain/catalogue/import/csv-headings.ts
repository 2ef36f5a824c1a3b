import { foldText } from '#primitives/text/fold-text.ts';
import { attributeColumnOf, isAttributeColumn } from './attribute-cells.ts';
import { type CsvColumn, csvColumns, type FixedColumn } from './product-csv.ts';

/** Headings that suppliers and staff write for a column, in either language, beside the column's own name. */
const otherHeadings: Readonly<Record<FixedColumn, readonly string[]>> = {
  id: ['product id', 'معرف المنتج', 'المعرف'],
  version: ['الإصدار', 'رقم التعديل'],
  sku: [
    ...[
      'code',
      'code sku',
      'product code',
      'item code',
      'item no',
      'item number',
      'article',
      'article number',
      'part number',
    ],
    ...[
      'model',
      'model no',
      'barcode',
      'رمز',
      'الرمز',
      'رمز المنتج',
      'كود',
      'الكود',
      'رقم الصنف',
      'الباركود',
    ],
  ],
  slug: ['address', 'page address', 'address of its page', 'url', 'handle', 'عنوان الصفحة', 'الرابط'],
  brand: ['make', 'manufacturer', 'vendor', 'العلامة', 'العلامة التجارية', 'الماركة', 'الشركة المصنعة'],
  name_en: [
    ...['name', 'title', 'product', 'product name', 'item', 'item name', 'english name', 'name english'],
    'name in english',
    ...['الاسم بالإنجليزية', 'الاسم الإنجليزي'],
  ],
  name_ar: [
    'name in arabic',
    ...['arabic name', 'name arabic', 'product name arabic', 'title arabic'],
    ...['الاسم', 'اسم المنتج', 'الاسم بالعربية', 'الاسم العربي', 'المنتج', 'الصنف'],
  ],
  short_description_en: [
    ...['short description', 'short description in english', 'summary', 'subtitle'],
    ...['الملخص بالإنجليزية', 'الوصف القصير بالإنجليزية'],
  ],
  short_description_ar: [
    ...['short description arabic', 'short description in arabic', 'summary arabic'],
    ...['الملخص', 'وصف قصير', 'وصف مختصر', 'الوصف القصير بالعربية'],
  ],
  description_en: [
    'description',
    'description in english',
    'details',
    'long description',
    'body',
    'الوصف بالإنجليزية',
  ],
  description_ar: [
    'description arabic',
    'description in arabic',
    'arabic description',
    'الوصف',
    'الوصف بالعربية',
    'التفاصيل',
  ],
  category: [
    'group',
    'product group',
    'family',
    'type',
    'product type',
    'الفئة',
    'التصنيف',
    'القسم',
    'المجموعة',
  ],
  subcategory: ['sub category', 'subgroup', 'الفئة الفرعية', 'التصنيف الفرعي'],
  price: [
    ...['unit price', 'price qar', 'price in qar', 'selling price', 'retail price', 'rate', 'qar'],
    ...['السعر', 'سعر الوحدة', 'سعر البيع', 'السعر بالريال', 'السعر بالريال القطري'],
  ],
  stock: [
    ...['quantity', 'qty', 'in stock', 'on hand', 'available', 'balance', 'stock quantity'],
    ...['المخزون', 'الكمية', 'العدد', 'الرصيد', 'الكمية المتوفرة'],
  ],
  status: ['state', 'الحالة'],
  product_family: [
    'family key',
    'model family',
    'variant group',
    'عائلة المنتج',
    'عائلة المنتج مفتاحها',
    'مفتاح العائلة',
  ],
  successors: [
    'successor',
    'successors codes',
    'المنتجات البديلة رموزها',
    'replaced by',
    'replacement',
    'replacements',
    'البديل',
    'البدائل',
    'المنتجات البديلة',
  ],
  featured: ['is featured', 'مميز'],
  new_arrival: ['new', 'is new', 'وصل حديثا', 'جديد'],
  best_seller: ['bestseller', 'is best seller', 'الأكثر مبيعا'],
  width_mm: ['width', 'width in mm', 'w', 'w mm', 'العرض', 'العرض مم'],
  depth_mm: ['depth', 'depth in mm', 'd', 'd mm', 'length', 'العمق', 'العمق مم', 'الطول'],
  height_mm: ['height', 'height in mm', 'h', 'h mm', 'الارتفاع', 'الارتفاع مم'],
  weight_kg: ['weight', 'weight in kg', 'kg', 'الوزن', 'الوزن كجم', 'الوزن كغ'],
  cartons: ['packaging', 'packed size', 'boxes', 'الكراتين', 'التغليف'],
  assembly: ['installation', 'التركيب'],
  warranty_months: ['warranty', 'warranty in months', 'الضمان', 'الضمان بالأشهر'],
  lead_time_days: ['lead time', 'lead time in days', 'مدة التجهيز', 'مدة التجهيز بالأيام'],
  specifications_en: [
    'specifications',
    'specifications in english',
    'specs',
    'features',
    'المواصفات بالإنجليزية',
  ],
  specifications_ar: ['specifications arabic', 'specifications in arabic', 'المواصفات', 'المواصفات بالعربية'],
};

const columnsByHeading: ReadonlyMap<string, FixedColumn> = new Map(
  csvColumns.flatMap((column) =>
    [column, ...otherHeadings[column]].map((heading) => [foldText(heading), column] as const),
  ),
);

/** The column that a heading means, if its words are known. Case, signs and variants of Arabic letters do not matter. */
export function columnOfHeading(heading: string): CsvColumn | undefined {
  return attributeColumnOf(heading) ?? columnsByHeading.get(foldText(heading));
}

/** What stands at the head of a column of the file, and what it is read as. */
export interface MappedHeading {
  readonly heading: string;
  /** Null: ignored, or not known yet. */
  readonly column: CsvColumn | null;
}

/**
 * Reads the headings of a file. With the choice of staff each is read as chosen, null meaning that the column is ignored;
 * without it by its words, and one with other words stays unknown, as does an attribute that the shop does not have.
 */
export function mapHeadings(
  headings: readonly string[],
  chosen: readonly (CsvColumn | null)[] | undefined,
  isKnownAttribute: (column: string) => boolean,
): MappedHeading[] {
  return headings.map((heading, place) => {
    const column = chosen ? (chosen[place] ?? null) : (columnOfHeading(heading) ?? null);
    const isUnknown = column !== null && isAttributeColumn(column) && !isKnownAttribute(column);
    return { heading, column: isUnknown ? null : column };
  });
}
