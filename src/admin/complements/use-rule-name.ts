import type { complementRulesContract } from '#api/staff/complements/complements.contract.ts';
import type { DataOf } from '#api-client/call-api.ts';
import { hasArabic } from '#i18n/directional-runs.ts';
import { useCategories } from '../catalogue/use-categories.ts';
import { useStaffLocale } from '../locale/staff-locale.tsx';

type Rule = Pick<DataOf<typeof complementRulesContract>['rules'][number], 'name' | 'heading' | 'source'>;

/**
 * What a rule is called in the language of the screen. Staff name it in one language: where that is the other one, it is called
 * by what it is for and the heading that visitors read.
 */
export function useRuleName(): (rule: Rule) => string {
  const locale = useStaffLocale();
  const { findName } = useCategories();
  return ({ name, heading, source }) => {
    if (hasArabic(name) === (locale === 'ar')) return name;
    const places = source.places.map((slug) => findName(slug) ?? slug);
    return [places.join(locale === 'ar' ? '، ' : ', '), heading[locale]].filter(Boolean).join(': ');
  };
}
