import { Link } from 'react-router';
import { useBulkTexts } from './bulk-texts.ts';

interface LeftOutOrdersProps {
  readonly title: string;
  readonly orders: readonly {
    readonly id: string;
    readonly number: string;
    readonly reason: keyof ReturnType<typeof useBulkTexts>['reasons'];
  }[];
}

/** Orders that a bulk step or its undo left as they are, each with the reason. */
export function LeftOutOrders({ title, orders }: LeftOutOrdersProps) {
  const { reasons } = useBulkTexts();
  if (orders.length === 0) return null;
  return (
    <div className="w-full text-sm">
      <p className="font-medium text-ink">{title}</p>
      <ul className="mt-1 grid max-h-40 gap-1 overflow-y-auto text-ink-soft">
        {orders.map(({ id, number, reason }) => (
          <li key={id}>
            {number && (
              <Link to={`/admin/orders/${id}`} className="text-accent underline underline-offset-4">
                <bdi>{number}</bdi>
              </Link>
            )}{' '}
            {reasons[reason]}
          </li>
        ))}
      </ul>
    </div>
  );
}
