import { errorsAr, fieldErrorsAr } from '#i18n/messages/errors.ar.ts';
import { errorsEn, fieldErrorsEn } from '#i18n/messages/errors.en.ts';
import type { Locale } from '#primitives/locale.ts';
import type { FieldError, FieldErrorCode, ShopErrorCode } from '#primitives/shop-error.ts';

const errorTexts: Record<Locale, Readonly<Record<ShopErrorCode, string>>> = { en: errorsEn, ar: errorsAr };
const fieldErrorTexts: Record<Locale, Readonly<Record<FieldErrorCode, string>>> = {
  en: fieldErrorsEn,
  ar: fieldErrorsAr,
};

export function errorText(code: ShopErrorCode, locale: Locale): string {
  return errorTexts[locale][code];
}

export function fieldErrorText(field: FieldError, locale: Locale): string {
  const text = fieldErrorTexts[locale][field.code];
  return 'limit' in field ? text.replace('{limit}', field.limit.toLocaleString('en')) : text;
}
