import { formatMoney } from '#i18n/money.ts';
import { dirhamsFromQar } from '#primitives/money.ts';
import { useStaffLocale } from '../locale/staff-locale.tsx';

/** An amount as the API speaks it. */
export function Money({ qar }: { readonly qar: number }) {
  const locale = useStaffLocale();
  return <bdi className="whitespace-nowrap tabular-nums">{formatMoney(locale, dirhamsFromQar(qar))}</bdi>;
}
