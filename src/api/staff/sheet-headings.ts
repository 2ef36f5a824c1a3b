import { csvColumnNamesAr, csvColumnNamesEn } from '#i18n/messages/admin/products/csv-columns.ts';
import { sheetColumnsAr, sheetColumnsEn } from '#i18n/messages/admin/sheet-columns.ts';
import type { Locale } from '#primitives/locale.ts';

const headings = {
  en: { ...sheetColumnsEn, products: csvColumnNamesEn },
  ar: { ...sheetColumnsAr, products: csvColumnNamesAr },
};

/** The headings of a table: in a language, or the names of the columns. */
export function sheetHeadings<Table extends keyof typeof headings.en>(
  table: Table,
  language: Locale | undefined,
): (column: keyof (typeof headings.en)[Table] & string) => string {
  return (column) => (language ? String(headings[language][table][column]) : column);
}
