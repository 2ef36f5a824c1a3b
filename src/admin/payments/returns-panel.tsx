import { useState } from 'react';
import { isolateTyped } from '#i18n/isolate-latin.ts';
import { formatMoment } from '#i18n/order-dates.ts';
import { Badge } from '../components/badge.tsx';
import { Panel } from '../components/screen.tsx';
import { staffButton } from '../components/staff-button.ts';
import { useStaffLocale } from '../locale/staff-locale.tsx';
import type { StaffOrder } from '../orders/staff-order.ts';
import { Money } from '../sales/money.tsx';
import { EndRepairDialog } from './end-repair-dialog.tsx';
import type { OrderAccount, OrderReturn } from './order-account.ts';
import { usePaymentsTexts } from './payments-texts.ts';
import { ReturnDialog } from './return-dialog.tsx';
import { piecesWithBuyer } from './return-lines.tsx';

/** Goods that came back from a delivered order. */
export function ReturnsPanel({
  order,
  account,
}: {
  readonly order: StaffOrder;
  readonly account: OrderAccount;
}) {
  const { returns: texts } = usePaymentsTexts();
  const [isOpen, setOpen] = useState(false);
  const canReturn = account.lines.some((line) => piecesWithBuyer(line) > 0);
  const [repair, setRepair] = useState<OrderReturn>();
  return (
    <Panel title={texts.title}>
      {account.returns.length === 0 && <p className="text-sm text-ink-soft">{texts.none}</p>}
      <ul className="divide-y divide-line text-sm">
        {account.returns.map((one) => (
          <Returned key={one.id} returned={one} onEndRepair={() => setRepair(one)} />
        ))}
      </ul>
      {canReturn && (
        <button
          type="button"
          className={staffButton('secondary', 'mt-3 print:hidden')}
          onClick={() => setOpen(true)}
        >
          {texts.record}
        </button>
      )}
      <ReturnDialog order={order} account={account} isOpen={isOpen} onClose={() => setOpen(false)} />
      <EndRepairDialog order={order} repair={repair} onClose={() => setRepair(undefined)} />
    </Panel>
  );
}

interface ReturnedProps {
  readonly returned: OrderReturn;
  readonly onEndRepair: () => void;
}

function Returned({ returned, onEndRepair }: ReturnedProps) {
  const { returns: texts } = usePaymentsTexts();
  const locale = useStaffLocale();
  const { lines, outcome, refundDue, recordedBy, at, reason, repairEnd } = returned;
  const isInRepair = outcome === 'repair' && !repairEnd;
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const restocked = lines.reduce((sum, line) => sum + (line.isRestocked ? line.quantity : 0), 0);
  return (
    <li className="py-2">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="font-medium">
          {texts.entries[outcome](pieces)}
          {restocked > 0 && (
            <span className="font-normal text-ink-soft"> · {texts.restocked(restocked)}</span>
          )}
        </span>
        {outcome === 'refund' && <Money qar={refundDue} />}
        {isInRepair && <Badge tone="waiting">{texts.inRepair}</Badge>}
      </p>
      <p className="text-ink-soft">
        {outcome === 'repair' && <>{texts.takenIn} · </>}
        <bdi>{formatMoment(locale, new Date(at))}</bdi> · <bdi>{recordedBy}</bdi>
      </p>
      {repairEnd && (
        <p className="text-ink-soft">
          {texts.results[repairEnd.result]} · <bdi>{formatMoment(locale, new Date(repairEnd.at))}</bdi> ·{' '}
          <bdi>{repairEnd.by}</bdi>
        </p>
      )}
      <p dir="auto" className="whitespace-pre-line [unicode-bidi:plaintext] text-ink-soft">
        {isolateTyped(reason)}
      </p>
      {isInRepair && (
        <button type="button" className={staffButton('secondary', 'mt-2 print:hidden')} onClick={onEndRepair}>
          {texts.endRepair}
        </button>
      )}
    </li>
  );
}
