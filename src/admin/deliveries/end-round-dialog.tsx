import { useState } from 'react';
import { deliveriesDayEndContract } from '#api/staff/orders/deliveries.contract.ts';
import type { CallInput, DataOf } from '#api-client/call-api.ts';
import { staffButton } from '../components/staff-button.ts';
import { StaffDialog } from '../components/staff-dialog.tsx';
import { useStaffWrite } from '../data/use-staff-write.ts';
import { useGeneralTexts } from '../locale/general-texts.ts';
import { EmailNotice } from '../outbox/email-notice.tsx';
import { useMoneyText } from '../payments/use-money-text.ts';
import type { DayOrder, DaySheet } from './day-sheet.ts';
import { EndedRound } from './ended-round.tsx';
import { EndedStop } from './ended-stop.tsx';
import { useRoundsTexts } from './rounds-texts.ts';
import { firstEnd, isComplete, type StopEnd } from './stop-end.ts';

type RoundEnd = DataOf<typeof deliveriesDayEndContract>;

interface EndRoundDialogProps {
  readonly sheet: DaySheet;
  /** Undefined: closed. */
  readonly stops: readonly DayOrder[] | undefined;
  readonly onClose: () => void;
  readonly onEnded: () => void;
}

/** Ends a round: everything was delivered and collected, but for what staff untick. */
export function EndRoundDialog({ sheet, stops, onClose, onEnded }: EndRoundDialogProps) {
  const { end: texts } = useRoundsTexts();
  const [ended, setEnded] = useState<RoundEnd>();

  function close(): void {
    if (ended) onEnded();
    setEnded(undefined);
    onClose();
  }

  return (
    <StaffDialog isOpen={stops !== undefined} isWide title={texts.title} onClose={close}>
      {ended ? (
        <EndedRound round={ended} onDone={close} />
      ) : (
        stops && <EndForm sheet={sheet} stops={stops} onCancel={onClose} onEnded={setEnded} />
      )}
    </StaffDialog>
  );
}

interface EndFormProps {
  readonly sheet: DaySheet;
  readonly stops: readonly DayOrder[];
  readonly onCancel: () => void;
  readonly onEnded: (round: RoundEnd) => void;
}

function EndForm({ sheet, stops, onCancel, onEnded }: EndFormProps) {
  const { end: texts } = useRoundsTexts();
  const general = useGeneralTexts();
  const money = useMoneyText();
  const [key] = useState(() => crypto.randomUUID());
  const days = sheet.nextDays.filter((day) => day !== sheet.day);
  const [ends, setEnds] = useState<ReadonlyMap<string, StopEnd>>(
    () => new Map(stops.map(({ id }) => [id, firstEnd(sheet.day, days)])),
  );
  const [isChecked, setChecked] = useState(false);
  const { send, isSending, errorText } = useStaffWrite(deliveriesDayEndContract);
  const endOf = (id: string) => ends.get(id) ?? firstEnd(sheet.day, days);
  const sumOf = (payment: DayOrder['payment']) =>
    stops
      .filter((stop) => stop.payment === payment && endOf(stop.id).isDelivered && endOf(stop.id).isCollected)
      .reduce((sum, { toCollect }) => sum + toCollect, 0);

  async function confirm(): Promise<void> {
    setChecked(true);
    if (stops.some(({ id }) => !isComplete(endOf(id)))) return;
    const answer = await send({ params: { day: sheet.day }, body: bodyOf(key, stops, endOf) });
    if (answer) onEnded(answer.data);
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void confirm();
      }}
    >
      <p className="text-ink-soft">{texts.intro}</p>
      <ul className="mt-4 grid gap-3">
        {stops.map((stop) => (
          <EndedStop
            key={stop.id}
            stop={stop}
            days={days}
            end={endOf(stop.id)}
            isChecked={isChecked}
            onChange={(end) => setEnds(new Map(ends).set(stop.id, end))}
          />
        ))}
      </ul>
      <p className="mt-4 font-medium">
        {texts.sums(money(sumOf('cash_on_delivery')), money(sumOf('card_on_delivery')))}
      </p>
      <p className="mt-1 mb-3 text-sm text-ink-soft">{texts.emails}</p>
      <EmailNotice />
      {errorText && (
        <p role="alert" className="mt-3 text-sm text-negative">
          {errorText}
        </p>
      )}
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        <button type="button" className={staffButton('secondary')} onClick={onCancel}>
          {general.cancel}
        </button>
        <button type="submit" aria-disabled={isSending} className={staffButton('primary')}>
          {texts.confirm(stops.length)}
        </button>
      </div>
    </form>
  );
}

function bodyOf(
  key: string,
  stops: readonly DayOrder[],
  endOf: (id: string) => StopEnd,
): CallInput<typeof deliveriesDayEndContract>['body'] {
  return {
    key,
    delivered: stops
      .filter(({ id }) => endOf(id).isDelivered)
      .map(({ id, toCollect }) => ({ id, collected: endOf(id).isCollected ? toCollect : 0 })),
    exceptions: stops
      .filter(({ id }) => !endOf(id).isDelivered)
      .map(({ id }) => {
        const { reason, next, day } = endOf(id);
        return { id, reason, next: next === 'another_day' ? { kind: next, day } : { kind: next } };
      }),
  };
}
