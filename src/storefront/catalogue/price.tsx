import { useLocale } from '#i18n/messages-context.tsx';
import { formatMoney } from '#i18n/money.ts';
import type { Dirhams } from '#primitives/money.ts';

export function Price({ amount }: { amount: Dirhams }) {
  return <bdi className="tabular-nums">{formatMoney(useLocale(), amount)}</bdi>;
}
