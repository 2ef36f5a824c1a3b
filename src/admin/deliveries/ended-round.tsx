import { Link } from 'react-router';
import type { deliveriesDayEndContract } from '#api/staff/orders/deliveries.contract.ts';
import type { DataOf } from '#api-client/call-api.ts';
import { formatNearDay } from '#i18n/dates.ts';
import { staffButton } from '../components/staff-button.ts';
import { useStaffLocale } from '../locale/staff-locale.tsx';
import { useMoneyText } from '../payments/use-money-text.ts';
import { useRoundsTexts } from './rounds-texts.ts';

interface EndedRoundProps {
  readonly round: DataOf<typeof deliveriesDayEndContract>;
  readonly onDone: () => void;
}

/** What the end of a round did, and what it left as it was and why. */
export function EndedRound({ round, onDone }: EndedRoundProps) {
  const { end: texts } = useRoundsTexts();
  const locale = useStaffLocale();
  const money = useMoneyText();
  const { delivered, notDelivered, collected, refused } = round;
  return (
    <div role="status" className="grid gap-4">
      <p className="font-medium">
        {texts.done(delivered)}
        {notDelivered.length > 0 && ` · ${texts.notDone(notDelivered.length)}`}
      </p>
      {collected.cash + collected.card > 0 && (
        <p>{texts.recorded(money(collected.cash), money(collected.card))}</p>
      )}
      {notDelivered.length > 0 && (
        <ul className="grid gap-1 text-sm">
          {notDelivered.map(({ id, number, next, day }) => (
            <li key={id}>
              <OrderLink id={id} number={number} /> {texts.nexts[next]}
              {day && `: ${formatNearDay(locale, day)}`}
            </li>
          ))}
        </ul>
      )}
      {refused.length > 0 && (
        <div className="rounded-control bg-[#fbf0d9] px-4 py-3 text-sm text-[#7a4d00]">
          <p className="font-medium">{texts.refusedTitle}</p>
          <ul className="mt-1 grid gap-1">
            {refused.map(({ id, number, reason }) => (
              <li key={id}>
                <OrderLink id={id} number={number} /> {texts.reasons[reason]}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="flex justify-end">
        <button type="button" className={staffButton('primary')} onClick={onDone}>
          {texts.close}
        </button>
      </div>
    </div>
  );
}

function OrderLink({ id, number }: { readonly id: string; readonly number: string }) {
  return (
    <Link to={`/admin/orders/${id}`} className="underline underline-offset-4">
      <bdi>{number}</bdi>
    </Link>
  );
}
