import { fieldErrorText } from '#api/http/error-text.ts';
import type { CsvProblem } from '#domain/catalogue/import/import-plan.ts';
import { csvProblemsAr } from '#i18n/messages/admin/csv-import.ar.ts';
import { csvProblemsEn } from '#i18n/messages/admin/csv-import.en.ts';
import type { Locale } from '#primitives/locale.ts';
import { type FieldErrorCode, fieldErrorCodes } from '#primitives/shop-error.ts';

const texts = { en: csvProblemsEn, ar: csvProblemsAr } as const;

type OwnCode = Exclude<CsvProblem['code'], FieldErrorCode>;

export function csvProblemText(
  { code, limit }: { readonly code: CsvProblem['code']; readonly limit: number | undefined },
  locale: Locale,
): string {
  if (isFieldErrorCode(code)) {
    return fieldErrorText(
      { path: '', code, limit: limit ?? 0 } as Parameters<typeof fieldErrorText>[0],
      locale,
    );
  }
  const own: Readonly<Record<OwnCode, string>> = texts[locale];
  return own[code].replace('{limit}', (limit ?? 0).toLocaleString('en'));
}

function isFieldErrorCode(code: CsvProblem['code']): code is FieldErrorCode {
  return (fieldErrorCodes as readonly string[]).includes(code);
}
