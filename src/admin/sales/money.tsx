import { formatMoney } from '#i18n/money.ts';
import { dirhamsFromQar } from '#primitives/money.ts';
import { useStaffLocale } from '../locale/staff-locale.tsx';

/** An amount of the API, in QAR. */
export function Money({ qar }: { readonly qar: number }) {
  const locale = useStaffLocale();
  return <bdi className="whitespace-nowrap tabular-nums">{formatMoney(locale, dirhamsFromQar(qar))}</bdi>;
}
