import { nextSteps } from '#domain/orders/rounds/round-end.ts';
import { formatNearDay } from '#i18n/dates.ts';
import { isolateTyped } from '#i18n/isolate-latin.ts';
import { FieldLabel, TextField } from '#ui/text-field.tsx';
import { useStaffLocale } from '../locale/staff-locale.tsx';
import { useMoneyText } from '../payments/use-money-text.ts';
import { OrderBadge } from '../sales/status-badges.tsx';
import type { DayOrder } from './day-sheet.ts';
import { useRoundsTexts } from './rounds-texts.ts';
import { isComplete, type StopEnd } from './stop-end.ts';

interface EndedStopProps {
  readonly stop: DayOrder;
  /** For another attempt. */
  readonly days: readonly string[];
  readonly end: StopEnd;
  /** Staff have confirmed, so that what is missing is marked. */
  readonly isChecked: boolean;
  readonly onChange: (end: StopEnd) => void;
}

const selectStyle = 'h-12 w-full rounded-control border border-line-strong bg-surface px-3 hover:border-ink';

/** One stop when a round ends: delivered and collected, or why not and what next. */
export function EndedStop({ stop, days, end, isChecked, onChange }: EndedStopProps) {
  const { end: texts } = useRoundsTexts();
  const money = useMoneyText();
  const { id, number, contactName, status, toCollect, payment } = stop;
  const collected = payment === 'card_on_delivery' ? texts.collectedCard : texts.collectedCash;
  return (
    <li className="rounded-control border border-line px-3 py-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <label className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            aria-label={texts.isDelivered(number)}
            checked={end.isDelivered}
            onChange={(event) => onChange({ ...end, isDelivered: event.target.checked })}
            className="size-4.5 accent-accent"
          />
          <span>
            <bdi className="font-medium">{number}</bdi>{' '}
            <bdi className="text-ink-soft">{isolateTyped(contactName)}</bdi>
          </span>
        </label>
        <OrderBadge status={status} />
        {end.isDelivered && toCollect > 0 && (
          <label className="ms-auto flex min-h-11 cursor-pointer items-center gap-3 text-sm">
            <input
              type="checkbox"
              checked={end.isCollected}
              onChange={(event) => onChange({ ...end, isCollected: event.target.checked })}
              className="size-4.5 accent-accent"
            />
            {collected(money(toCollect))}
          </label>
        )}
      </div>
      {!end.isDelivered && (
        <Exception id={id} days={days} end={end} isChecked={isChecked} onChange={onChange} />
      )}
    </li>
  );
}

type ExceptionProps = Omit<EndedStopProps, 'stop'> & { readonly id: string };

function Exception({ id, days, end, isChecked, onChange }: ExceptionProps) {
  const { end: texts } = useRoundsTexts();
  const locale = useStaffLocale();
  return (
    <div className="mt-2 mb-2 grid items-start gap-3 sm:grid-cols-2">
      <TextField
        id={`reason-${id}`}
        className="sm:col-span-2"
        label={texts.reason}
        hint={end.next === 'cancel' ? texts.reasonHintCancel : texts.reasonHint}
        error={isChecked && !isComplete(end) ? texts.reasonMissing : undefined}
        dir="auto"
        autoComplete="off"
        maxLength={500}
        value={end.reason}
        onChange={(event) => onChange({ ...end, reason: event.target.value })}
      />
      <div>
        <FieldLabel id={`next-${id}`} label={texts.next} />
        <select
          id={`next-${id}`}
          value={end.next}
          onChange={(event) => onChange({ ...end, next: event.target.value as StopEnd['next'] })}
          className={selectStyle}
        >
          {nextSteps.map((next) => (
            <option key={next} value={next}>
              {texts.nexts[next]}
            </option>
          ))}
        </select>
      </div>
      {end.next === 'another_day' && (
        <div>
          <FieldLabel id={`day-${id}`} label={texts.day} />
          <select
            id={`day-${id}`}
            value={end.day}
            onChange={(event) => onChange({ ...end, day: event.target.value })}
            className={selectStyle}
          >
            {days.map((day) => (
              <option key={day} value={day}>
                {formatNearDay(locale, day)}
              </option>
            ))}
          </select>
        </div>
      )}
    </div>
  );
}
