import type { Locale } from '#primitives/locale.ts';
import { pluralForm } from './plural.ts';

/** A number of working days after a preposition: 'within 2 working days', «خلال يومي عمل». */
export function countedWorkingDays(locale: Locale, days: number): string {
  return locale === 'ar'
    ? pluralForm('ar', days, {
        one: 'يوم عمل واحد',
        two: 'يومي عمل',
        few: `${days} أيام عمل`,
        other: `${days} يوم عمل`,
      })
    : pluralForm('en', days, { one: '1 working day', other: `${days} working days` });
}

/** A number of days after a preposition: 'within 3 days', «خلال 3 أيام». */
export function countedDays(locale: Locale, days: number): string {
  return locale === 'ar'
    ? pluralForm('ar', days, {
        one: 'يوم واحد',
        two: 'يومين',
        few: `${days} أيام`,
        many: `${days} يومًا`,
        other: `${days} يوم`,
      })
    : pluralForm('en', days, { one: '1 day', other: `${days} days` });
}
