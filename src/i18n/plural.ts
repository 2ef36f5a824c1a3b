import type { Locale } from '#primitives/locale.ts';

type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

const rules: Record<Locale, Intl.PluralRules> = {
  en: new Intl.PluralRules('en'),
  ar: new Intl.PluralRules('ar'),
};

/** Picks the form a language uses for this count; Arabic has six, so a pair of forms is not enough. */
export function pluralForm(locale: Locale, count: number, forms: PluralForms): string {
  return forms[rules[locale].select(count)] ?? forms.other;
}
