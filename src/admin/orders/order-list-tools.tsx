import { Link } from 'react-router';
import { staffButton } from '../components/staff-button.ts';
import type { ListParams } from '../components/use-list-params.ts';
import { useSalesTexts } from '../sales/sales-texts.ts';

/** Saves the orders of the list, with its filters, as a table for a spreadsheet. */
export function ExportLink({ address }: { readonly address: ListParams }) {
  const { orders } = useSalesTexts();
  const { page: _, sort: __, ...filters } = address.values;
  return (
    <a
      href={`/api/orders/sheet?${new URLSearchParams(filters)}`}
      className={staffButton('secondary')}
      download
    >
      {orders.export}
    </a>
  );
}

interface AwaitingConsentProps {
  readonly address: ListParams;
  /** Of those that fit the rest of the filter. */
  readonly count: number;
}

/** Narrows the list to orders whose proposed change the buyer has not answered; absent while there are none. */
export function AwaitingConsent({ address, count }: AwaitingConsentProps) {
  const { orders } = useSalesTexts();
  const isChosen = address.values.awaiting === 'consent';
  if (count === 0 && !isChosen) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-control bg-[#fbf0d9] px-4 text-sm text-[#7a4d00] print:hidden">
      {isChosen ? (
        <>
          <span className="py-3">{orders.onlyAwaiting}</span>
          <Link
            to={address.linkTo({ awaiting: undefined })}
            className="inline-flex min-h-11 items-center py-2 underline"
          >
            {orders.allAgain}
          </Link>
        </>
      ) : (
        <Link
          to={address.linkTo({ awaiting: 'consent', status: undefined })}
          className="inline-flex min-h-11 items-center py-2 underline"
        >
          {orders.awaitingConsent(count)}
        </Link>
      )}
    </p>
  );
}
