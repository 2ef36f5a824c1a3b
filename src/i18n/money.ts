import type { Locale } from '#primitives/locale.ts';
import { type Dirhams, qarFromDirhams } from '#primitives/money.ts';

/** Latin digits in both languages, as shops in Qatar print them. */
const formats: Record<Locale, Intl.NumberFormat> = {
  en: new Intl.NumberFormat('en-QA', { style: 'currency', currency: 'QAR' }),
  ar: new Intl.NumberFormat('ar-QA-u-nu-latn', { style: 'currency', currency: 'QAR' }),
};

const withoutEmptyDecimals: Record<Locale, Intl.NumberFormat> = {
  en: new Intl.NumberFormat('en-QA', {
    style: 'currency',
    currency: 'QAR',
    trailingZeroDisplay: 'stripIfInteger',
  }),
  ar: new Intl.NumberFormat('ar-QA-u-nu-latn', {
    style: 'currency',
    currency: 'QAR',
    trailingZeroDisplay: 'stripIfInteger',
  }),
};

/** To be shown inside <bdi>, so that the amount keeps its order within Arabic text. */
export function formatMoney(locale: Locale, amount: Dirhams): string {
  return formats[locale].format(qarFromDirhams(amount));
}

const withoutCurrency = new Intl.NumberFormat('en-QA', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** The digits alone, the same in both languages, for columns whose heading names the currency. */
export function formatAmount(amount: Dirhams): string {
  return withoutCurrency.format(qarFromDirhams(amount));
}

/** For amounts that people choose rather than pay: 'QAR 1,500' instead of 'QAR 1,500.00'. */
export function formatRoundMoney(locale: Locale, amount: Dirhams): string {
  return withoutEmptyDecimals[locale].format(qarFromDirhams(amount));
}
