import type { Locale } from '#primitives/locale.ts';
import type { Dirhams } from '#primitives/money.ts';

/**
 * Money formats equal to those of `Intl` for Qatar, with Latin digits in both languages as shops there print them
 * (formats.test.ts compares the two). Pages show prices in the first view, and the first use of `Intl` takes a phone a
 * tenth of a second.
 */
const layouts: Readonly<Record<Locale, (sign: string, digits: string) => string>> = {
  en: (sign, digits) => `${sign}QAR\u00a0${digits}`,
  // The marks keep the amount, its minus and its currency in order within texts of either direction.
  ar: (sign, digits) => `\u200f${sign && `\u200e${sign}`}${digits}\u00a0ر.ق.\u200f`,
};

/** Formats an amount with its currency. Show it inside <bdi>, so that it keeps its order within Arabic text. */
export function formatMoney(locale: Locale, amount: Dirhams): string {
  return layouts[locale](amount < 0 ? '-' : '', digitsOf(amount));
}

/** Formats an amount without currency, the same in both languages, for columns whose heading names the currency. */
export function formatAmount(amount: Dirhams): string {
  return `${amount < 0 ? '-' : ''}${digitsOf(amount)}`;
}

/** Formats an amount without zero decimals, for filters and thresholds: 'QAR 1,500' instead of 'QAR 1,500.00'. */
export function formatRoundMoney(locale: Locale, amount: Dirhams): string {
  return layouts[locale](amount < 0 ? '-' : '', digitsOf(amount).replace(/\.00$/, ''));
}

/** 1,234,567.89 */
function digitsOf(amount: Dirhams): string {
  const [whole = '', decimals = ''] = (Math.abs(amount) / 100).toFixed(2).split('.');
  return `${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${decimals}`;
}
