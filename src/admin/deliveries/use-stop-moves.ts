import { useRef, useState } from 'react';
import { deliveriesContract, deliveriesDayStopsContract } from '#api/staff/orders/deliveries.contract.ts';
import { useToasts } from '../components/toasts.tsx';
import { useStaffWrite } from '../data/use-staff-write.ts';
import { useUpdateCache } from '../data/use-update-cache.ts';
import { isolateName } from '../sales/bidi-isolate.ts';
import type { DaySheet, Round } from './day-sheet.ts';
import { useRoundsTexts } from './rounds-texts.ts';
import { type SheetMove, sheetAfterMoves } from './sheet-after-moves.ts';

interface WaitingMove extends SheetMove {
  /** Shown once it is stored. */
  readonly storedText?: string;
}

export interface StopMoves {
  /** The stored sheet with the moves that are still to be stored. */
  readonly sheet: DaySheet;
  readonly move: (move: SheetMove) => void;
  /** Gives stops to a driver, or to none, as the last of the round. */
  readonly give: (ids: readonly string[], driver: Round['driver']) => void;
  /** Why a move was not stored; the sheet is then as it is stored. */
  readonly errorText: string | undefined;
}

/**
 * Moves stops of a day to another place or driver. A move shows at once; the requests follow each other in the order of the
 * moves, because each says before which stop of the one before it goes. After a failure the moves behind it are dropped too.
 */
export function useStopMoves(stored: DaySheet, onFailure: () => void): StopMoves {
  const { day } = stored;
  const { send, errorText } = useStaffWrite(deliveriesDayStopsContract);
  const showNewest = useUpdateCache(deliveriesContract);
  const toasts = useToasts();
  const texts = useRoundsTexts();
  const waiting = useRef<readonly WaitingMove[]>([]);
  const [pending, setPending] = useState<readonly SheetMove[]>([]);

  function setWaiting(moves: readonly WaitingMove[]): void {
    waiting.current = moves;
    setPending(moves);
  }

  async function storeWaiting(): Promise<void> {
    for (let next = waiting.current[0]; next; next = waiting.current[0]) {
      const { ids, before, driver, storedText } = next;
      const body = { ids: [...ids], before, driverId: driver?.id ?? null };
      const answer = await send({ params: { day }, body });
      if (!answer) {
        setWaiting([]);
        onFailure();
        return;
      }
      showNewest({ query: { day } }, answer);
      // The query cache tells the screen in a task of its own. Until then the stored sheet is the one before the move.
      await new Promise((resolve) => setTimeout(resolve));
      setWaiting(waiting.current.slice(1));
      if (storedText) toasts.show({ text: storedText });
    }
  }

  function move(one: WaitingMove): void {
    const isStoring = waiting.current.length > 0;
    setWaiting([...waiting.current, one]);
    if (!isStoring) void storeWaiting();
  }

  function give(ids: readonly string[], driver: Round['driver']): void {
    const storedText = driver ? texts.given(isolateName(driver.name)) : texts.givenToNobody;
    move({ ids, driver, before: null, storedText });
  }

  return { sheet: sheetAfterMoves(stored, pending), move, give, errorText };
}
