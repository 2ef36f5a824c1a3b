import type { Locale } from '#primitives/locale.ts';

type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** Plural rules equal to those of `Intl.PluralRules`, which delays the first view (money.ts). */
const rules: Readonly<Record<Locale, (count: number) => Intl.LDMLPluralRule>> = {
  en: (count) => (count === 1 ? 'one' : 'other'),
  ar: (count) => {
    const exact = (['zero', 'one', 'two'] as const)[count];
    if (exact) return exact;
    const lastTwo = count % 100;
    if (!Number.isInteger(count) || lastTwo < 3) return 'other';
    return lastTwo <= 10 ? 'few' : 'many';
  },
};

/** The plural form for a count. Arabic has six of them, so a pair of forms is not enough. */
export function pluralForm(locale: Locale, count: number, forms: PluralForms): string {
  return forms[rules[locale](count)] ?? forms.other;
}
