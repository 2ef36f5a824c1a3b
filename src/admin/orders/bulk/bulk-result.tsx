import { useEffect, useRef, useState } from 'react';
import { ordersBulkStepIdUndoContract } from '#api/staff/orders/bulk-steps.contract.ts';
import { BottomBar } from '../../components/bottom-bar.tsx';
import { staffButton } from '../../components/staff-button.ts';
import { useStaffWrite } from '../../data/use-staff-write.ts';
import { useStaffLocale } from '../../locale/staff-locale.tsx';
import { formatTime } from '../../sales/format-times.ts';
import { useBulkTexts } from './bulk-texts.ts';
import { LeftOutOrders } from './left-out-orders.tsx';
import type { TakenStep } from './use-last-bulk-step.ts';

interface BulkResultProps {
  readonly step: TakenStep;
  /** Just taken: the dialog and the selection that had the focus are gone. */
  readonly takesFocus: boolean;
  readonly onUndone: (undone: TakenStep['undone']) => void;
  readonly onClose: () => void;
}

/** What a bulk step did and left out, with its undo for as long as no email has left. */
export function BulkResult({ step, takesFocus, onUndone, onClose }: BulkResultProps) {
  const texts = useBulkTexts();
  const locale = useStaffLocale();
  const { id, to, done, refused, undoableUntil, undone } = step;
  const isInTime = useIsBefore(undoableUntil);
  const close = useRef<HTMLButtonElement>(null);
  const undoing = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) (undoing.current ?? close.current)?.focus();
  }, [takesFocus]);
  const { send, isSending, errorText } = useStaffWrite(ordersBulkStepIdUndoContract);
  const isUndoable = done.length > 0 && !undone && isInTime;

  async function undo(): Promise<void> {
    const answer = await send({ params: { id } });
    if (!answer) return;
    // The button that was pressed goes.
    close.current?.focus();
    onUndone(answer.data);
  }

  return (
    <BottomBar>
      <p role="status" className="me-auto text-sm font-medium">
        {undone ? texts.undone(undone.undone.length) : texts.done[to](done.length)}
      </p>
      {isUndoable && (
        <>
          {to !== 'preparing' && (
            <span className="text-sm text-ink-soft">
              {texts.undoUntil(formatTime(locale, new Date(undoableUntil)))}
            </span>
          )}
          <button
            ref={undoing}
            type="button"
            aria-disabled={isSending}
            className={staffButton('secondary')}
            onClick={() => void undo()}
          >
            {texts.undo}
          </button>
        </>
      )}
      <button ref={close} type="button" className={staffButton('quiet')} onClick={onClose}>
        {texts.close}
      </button>
      {errorText && (
        <p role="alert" className="w-full text-sm text-negative">
          {errorText}
        </p>
      )}
      {undone ? (
        <LeftOutOrders title={texts.undoRefused} orders={undone.refused} />
      ) : (
        <LeftOutOrders title={texts.leftOut(refused.length)} orders={refused} />
      )}
    </BottomBar>
  );
}

/** Whether a moment is still to come; renders again when it has come. */
function useIsBefore(moment: string): boolean {
  const until = Date.parse(moment);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, until - Date.now()));
    return () => clearTimeout(timer);
  }, [until]);
  return now < until;
}
