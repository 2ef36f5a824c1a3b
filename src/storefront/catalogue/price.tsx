import { useLocale } from '#i18n/messages-context.tsx';
import { formatMoney } from '#i18n/money.ts';
import type { Dirhams } from '#primitives/money.ts';
import { classNames } from '#ui/class-names.ts';

interface PriceProps {
  readonly amount: Dirhams;
  readonly className?: string;
}

export function Price({ amount, className }: PriceProps) {
  return <bdi className={classNames('tabular-nums', className)}>{formatMoney(useLocale(), amount)}</bdi>;
}
