import { errorsAr, fieldErrorsAr, fieldRulesAr } from '#i18n/messages/errors.ar.ts';
import { errorsEn, fieldErrorsEn, fieldRulesEn } from '#i18n/messages/errors.en.ts';
import type { Locale } from '#primitives/locale.ts';
import type { FieldError, FieldErrorCode, ShopErrorCode } from '#primitives/shop-error.ts';
import type { FieldRule } from '#primitives/text/field-rules.ts';

const errorTexts: Record<Locale, Readonly<Record<ShopErrorCode, string>>> = { en: errorsEn, ar: errorsAr };
const fieldErrorTexts: Record<Locale, Readonly<Record<FieldErrorCode, string>>> = {
  en: fieldErrorsEn,
  ar: fieldErrorsAr,
};

const fieldRuleTexts: Record<Locale, Readonly<Record<FieldRule, string>>> = {
  en: fieldRulesEn,
  ar: fieldRulesAr,
};

export function errorText(code: ShopErrorCode, locale: Locale): string {
  return errorTexts[locale][code];
}

export function fieldErrorText(field: FieldError, locale: Locale): string {
  if (field.code === 'invalid' && field.rule) return fieldRuleTexts[locale][field.rule];
  const text = fieldErrorTexts[locale][field.code];
  return 'limit' in field ? text.replace('{limit}', field.limit.toLocaleString('en')) : text;
}
