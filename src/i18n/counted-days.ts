import type { Locale } from '#primitives/locale.ts';
import { pluralForm } from './plural.ts';

// A number stays on the line of its days.

/** A number of working days after a preposition: 'within 2 working days', «خلال يومي عمل». */
export function countedWorkingDays(locale: Locale, days: number): string {
  return locale === 'ar'
    ? pluralForm('ar', days, {
        one: 'يوم عمل واحد',
        two: 'يومي عمل',
        few: `${days}\u00a0أيام عمل`,
        other: `${days}\u00a0يوم عمل`,
      })
    : pluralForm('en', days, { one: '1\u00a0working day', other: `${days}\u00a0working days` });
}

/** A number of days after a preposition: 'within 3 days', «خلال 3 أيام». */
export function countedDays(locale: Locale, days: number): string {
  return locale === 'ar'
    ? pluralForm('ar', days, {
        one: 'يوم واحد',
        two: 'يومين',
        few: `${days}\u00a0أيام`,
        many: `${days}\u00a0يومًا`,
        other: `${days}\u00a0يوم`,
      })
    : pluralForm('en', days, { one: '1\u00a0day', other: `${days}\u00a0days` });
}
