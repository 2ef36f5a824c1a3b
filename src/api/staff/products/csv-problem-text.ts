import { fieldErrorText } from '#api/http/error-text.ts';
import type { CsvProblem } from '#domain/catalogue/import/import-plan.ts';
import { csvProblemsAr, refusedRowsAr } from '#i18n/messages/admin/products/csv-import.ar.ts';
import { csvProblemsEn, refusedRowsEn } from '#i18n/messages/admin/products/csv-import.en.ts';
import type { Locale } from '#primitives/locale.ts';
import { type FieldErrorCode, fieldErrorCodes } from '#primitives/shop-error.ts';

const refusedRowTexts = { en: refusedRowsEn, ar: refusedRowsAr } as const;
const texts = { en: csvProblemsEn, ar: csvProblemsAr } as const;

type OwnCode = Exclude<CsvProblem['code'], FieldErrorCode>;

/** What is wrong with a cell or a row, in the language of staff. */
export function csvProblemText(
  { code, limit, rule, sameAsRow }: Pick<CsvProblem, 'code' | 'limit' | 'rule' | 'sameAsRow'>,
  locale: Locale,
): string {
  if (isFieldErrorCode(code)) {
    return fieldErrorText(
      { path: '', code, rule, limit: limit ?? 0 } as Parameters<typeof fieldErrorText>[0],
      locale,
    );
  }
  const own: Readonly<Record<OwnCode, string>> = texts[locale];
  return own[code]
    .replace('{limit}', (limit ?? 0).toLocaleString('en'))
    .replace('{row}', String(sameAsRow ?? ''));
}

/** Headings of the columns that the table of refused rows has before those of the file. */
export function refusedRowHeadings(locale: Locale): { readonly row: string; readonly reason: string } {
  return refusedRowTexts[locale];
}

function isFieldErrorCode(code: CsvProblem['code']): code is FieldErrorCode {
  return (fieldErrorCodes as readonly string[]).includes(code);
}
