import type { Locale } from '#primitives/locale.ts';

type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** What `Intl` knows of the two languages; for a page's first view, which does without it (money.ts). */
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

/** Picks the form a language uses for this count; Arabic has six, so a pair of forms is not enough. */
export function pluralForm(locale: Locale, count: number, forms: PluralForms): string {
  return forms[rules[locale](count)] ?? forms.other;
}
