import { orderMessages } from '#i18n/messages/order-messages.ts';
import { useLocale } from '#i18n/messages-context.tsx';
import { formatRoundMoney } from '#i18n/money.ts';
import { exceedsOrderLimits } from '#primitives/order-limits.ts';
import { classNames } from '#ui/class-names.ts';
import { useShop } from '../hooks/use-shop.ts';

/** Whether lines, one for each product, are more than the shop takes without staff. */
export function useIsLargeOrder(lines: Parameters<typeof exceedsOrderLimits>[1]): boolean {
  const limits = useShop()?.profile.orderLimits;
  return limits !== undefined && exceedsOrderLimits(limits, lines);
}

/** Notice that a large order begins with a quotation, with the limits of the shop. */
export function LargeOrderNotice({ className }: { readonly className?: string }) {
  const locale = useLocale();
  const limits = useShop()?.profile.orderLimits;
  const { title, text } = orderMessages(locale).large;
  return (
    <div role="status" className={classNames('rounded-control bg-accent-soft px-4 py-3 text-sm', className)}>
      <p className="font-medium">{title}</p>
      {limits && <p className="mt-1">{text({ ...limits, value: formatRoundMoney(locale, limits.value) })}</p>}
    </div>
  );
}
