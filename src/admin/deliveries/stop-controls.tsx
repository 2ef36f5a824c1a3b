import { type ReactNode, useState } from 'react';
import { ArrowDownIcon, ArrowUpIcon } from '#ui/icons.tsx';
import { isolateCode } from '../sales/bidi-isolate.ts';
import type { DayOrder, Round } from './day-sheet.ts';
import { DriverChoice } from './driver-choice.tsx';
import { useRoundsTexts } from './rounds-texts.ts';
import type { StopMoves } from './use-stop-moves.ts';

interface StopControlsProps {
  readonly moves: StopMoves;
  readonly round: Round;
  readonly order: DayOrder;
  readonly index: number;
}

/** Puts one stop in another place of its round, by one or at once, or gives it to another driver. */
export function StopControls({ moves, round, order, index }: StopControlsProps) {
  const texts = useRoundsTexts();
  const [announced, setAnnounced] = useState('');
  const { stops, driver } = round;
  const { number } = order;
  const last = stops.length - 1;

  function moveTo(target: number): void {
    if (target < 0 || target > last || target === index) return;
    const before = stops.filter(({ id }) => id !== order.id)[target]?.id ?? null;
    moves.move({ ids: [order.id], driver, before });
    setAnnounced(texts.moved(isolateCode(number), target + 1));
  }

  return (
    <div className="flex flex-wrap items-end gap-2 print:hidden">
      {last > 0 && (
        <>
          <label className="grid gap-1 text-xs text-ink-soft">
            {texts.stop}
            <select
              aria-label={texts.place(number)}
              value={index + 1}
              onChange={(event) => moveTo(Number(event.target.value) - 1)}
              className="h-11 rounded-control border border-line-strong bg-surface px-3 text-sm text-ink hover:border-ink"
            >
              {stops.map(({ id }, place) => (
                <option key={id} value={place + 1}>
                  {place + 1}
                </option>
              ))}
            </select>
          </label>
          <MoveButton label={texts.up(number)} isOff={index === 0} onClick={() => moveTo(index - 1)}>
            <ArrowUpIcon />
          </MoveButton>
          <MoveButton label={texts.down(number)} isOff={index === last} onClick={() => moveTo(index + 1)}>
            <ArrowDownIcon />
          </MoveButton>
        </>
      )}
      <DriverChoice
        label={texts.driver}
        accessibleName={texts.driverOf(number)}
        driver={driver}
        onChoose={(chosen) => moves.give([order.id], chosen)}
      />
      <span role="status" className="sr-only">
        {announced}
      </span>
    </div>
  );
}

interface MoveButtonProps {
  readonly label: string;
  readonly isOff: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** Stays focusable while it is off, so that the keyboard keeps its place when a stop comes first or last. */
function MoveButton({ label, isOff, onClick, children }: MoveButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isOff}
      onClick={() => !isOff && onClick()}
      className="inline-flex size-11 items-center justify-center rounded-control border border-line-strong bg-surface hover:border-ink aria-disabled:opacity-40"
    >
      {children}
    </button>
  );
}
