import { Link } from 'react-router';
import { type AwaitedThing, awaitedThings } from '#domain/orders/listing/order-list.ts';
import { staffButton } from '../components/staff-button.ts';
import type { ListParams } from '../components/use-list-params.ts';
import { useStaffLocale } from '../locale/staff-locale.tsx';
import { useSalesTexts } from '../sales/sales-texts.ts';

/** Saves the orders of the list, with its filters, as a table for a spreadsheet. */
export function ExportLink({ address }: { readonly address: ListParams }) {
  const { orders } = useSalesTexts();
  const language = useStaffLocale();
  const { page: _, sort: __, ...filters } = address.values;
  return (
    <a
      href={`/api/orders/sheet?${new URLSearchParams({ ...filters, language })}`}
      className={staffButton('secondary')}
      download
    >
      {orders.export}
    </a>
  );
}

interface AwaitedOrdersProps {
  readonly address: ListParams;
  /** Of those that fit the rest of the filter. */
  readonly counts: Readonly<Record<AwaitedThing, number>>;
}

/**
 * Narrows the list to orders whose proposed change the buyer has not answered, or with goods in repair; absent while there are
 * none.
 */
export function AwaitedOrders({ address, counts }: AwaitedOrdersProps) {
  const { orders } = useSalesTexts();
  const chosen = awaitedThings.find((thing) => thing === address.values.awaiting);
  if (chosen)
    return (
      <p className={noteStyle}>
        <span className="py-3">{orders.onlyAwaiting[chosen]}</span>
        <Link to={address.linkTo({ awaiting: undefined })} className={linkStyle}>
          {orders.allAgain}
        </Link>
      </p>
    );
  const waiting = awaitedThings.filter((thing) => counts[thing] > 0);
  if (waiting.length === 0) return null;
  return (
    <p className={noteStyle}>
      {waiting.map((thing) => (
        <Link key={thing} to={address.linkTo({ awaiting: thing, status: undefined })} className={linkStyle}>
          {orders.awaiting[thing](counts[thing])}
        </Link>
      ))}
    </p>
  );
}

const noteStyle =
  'flex flex-wrap items-center gap-x-4 gap-y-1 rounded-control bg-[#fbf0d9] px-4 text-sm text-[#7a4d00] print:hidden';
const linkStyle = 'inline-flex min-h-11 items-center py-2 underline';
