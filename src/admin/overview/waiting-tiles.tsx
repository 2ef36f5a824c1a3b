import { Link } from 'react-router';
import { useSalesTexts } from '../sales/sales-texts.ts';
import type { OverviewResponse } from './overview-response.ts';

type Waiting = OverviewResponse['waiting'];

/** Counts of open work, each linked to its list; an urgent one is highlighted only when it is not zero. */
const tiles: readonly { readonly name: keyof Waiting; readonly to: string; readonly isUrgent?: true }[] = [
  { name: 'ordersToConfirm', to: '/admin/orders?status=received' },
  { name: 'deliveriesToday', to: '/admin/deliveries' },
  { name: 'lateDeliveries', to: '/admin/deliveries#late', isUrgent: true },
  { name: 'overdueInvoices', to: '/admin/owed?status=overdue', isUrgent: true },
  { name: 'quotations', to: '/admin/quotations?status=requested' },
  { name: 'messages', to: '/admin/messages?status=new' },
  { name: 'emails', to: '/admin/outbox?status=failed', isUrgent: true },
  { name: 'lowStock', to: '/admin/products?status=live&stock=low' },
  { name: 'outOfStock', to: '/admin/products?status=live&stock=out' },
];

export function WaitingTiles({ waiting }: { readonly waiting: Waiting }) {
  const { overview: texts } = useSalesTexts();
  return (
    <ul className="grid grid-cols-2 gap-2 md:grid-cols-3">
      {tiles.map(({ name, to, isUrgent }) => {
        const count = waiting[name];
        const look = count === 0 ? 'text-ink-faint' : isUrgent ? 'text-negative' : 'text-ink';
        return (
          <li key={name}>
            <Link
              to={to}
              className="flex h-full flex-col gap-0.5 rounded-control border border-line px-4 py-3 hover:border-ink hover:bg-ground"
            >
              <bdi className={`self-start text-[1.625rem] leading-tight font-medium tabular-nums ${look}`}>
                {count.toLocaleString('en-QA')}
              </bdi>
              <span className="text-sm text-ink-soft">{texts.tiles[name]}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
