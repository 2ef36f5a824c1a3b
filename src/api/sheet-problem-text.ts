import type { SheetProblem } from '#domain/catalogue/sheet-plan.ts';
import { sheetProblemsAr } from '#i18n/messages/product-sheet.ar.ts';
import { sheetProblemsEn } from '#i18n/messages/product-sheet.en.ts';
import type { Locale } from '#primitives/locale.ts';
import { type FieldErrorCode, fieldErrorCodes } from '#primitives/shop-error.ts';
import { fieldErrorText } from './error-text.ts';

const texts = { en: sheetProblemsEn, ar: sheetProblemsAr } as const;

type OwnCode = Exclude<SheetProblem['code'], FieldErrorCode>;

export function sheetProblemText(
  { code, limit }: { readonly code: SheetProblem['code']; readonly limit: number | undefined },
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

function isFieldErrorCode(code: SheetProblem['code']): code is FieldErrorCode {
  return (fieldErrorCodes as readonly string[]).includes(code);
}
