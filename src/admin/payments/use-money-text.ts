import { formatMoney } from '#i18n/money.ts';
import { dirhamsFromQar } from '#primitives/money.ts';
import { useStaffLocale } from '../locale/staff-locale.tsx';
import { isolateName } from '../sales/bidi-isolate.ts';

/** Formats an amount of the API within a sentence of either direction. */
export function useMoneyText(): (qar: number) => string {
  const locale = useStaffLocale();
  return (qar) => isolateName(formatMoney(locale, dirhamsFromQar(qar)));
}
