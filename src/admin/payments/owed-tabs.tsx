import { Link } from 'react-router';
import type { receivablesContract } from '#api/staff/orders/receivables.contract.ts';
import type { CallAnswer } from '#api-client/call-api.ts';
import { type ReceivableGroup, receivableGroups } from '#domain/orders/receivables/receivable.ts';
import type { ListParams } from '../components/use-list-params.ts';
import { Money } from '../sales/money.tsx';
import { usePaymentsTexts } from './payments-texts.ts';

interface OwedTabsProps {
  readonly address: ListParams;
  readonly chosen: ReceivableGroup;
  readonly sums: CallAnswer<typeof receivablesContract>['meta']['sums'];
}

/** The four lists with their sums; each is a link, so that it has its own URL. */
export function OwedTabs({ address, chosen, sums }: OwedTabsProps) {
  const { owed: texts } = usePaymentsTexts();
  return (
    <nav aria-label={texts.group} className="print:hidden">
      <ul className="grid grid-cols-2 gap-2 lg:grid-cols-4">
        {receivableGroups.map((group) => {
          const isChosen = group === chosen;
          const { orders, amount } = sums[group];
          return (
            <li key={group}>
              <Link
                to={address.linkTo({ status: group === 'invoiced' ? undefined : group, page: undefined })}
                aria-current={isChosen ? 'page' : undefined}
                preventScrollReset
                className={`block h-full rounded-card border p-3 sm:p-4 ${
                  isChosen
                    ? 'border-accent bg-surface shadow-raised'
                    : 'border-line bg-surface hover:border-ink'
                }`}
              >
                <span className={`block text-sm ${isChosen ? 'font-medium' : 'text-ink-soft'}`}>
                  {texts.groups[group]}
                </span>
                <span
                  className={`mt-1 block text-lg font-medium ${group === 'overdue' && amount > 0 ? 'text-negative' : ''}`}
                >
                  <Money qar={amount} />
                </span>
                <span className="block text-xs text-ink-faint">{texts.sum(orders)}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
