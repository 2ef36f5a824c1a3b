import { deliveriesContract, deliveriesDayStopsContract } from '#api/staff/orders/deliveries.contract.ts';
import type { CallInput } from '#api-client/call-api.ts';
import { useToasts } from '../components/toasts.tsx';
import { useStaffWrite } from '../data/use-staff-write.ts';
import { useUpdateCache } from '../data/use-update-cache.ts';
import { isolateName } from '../sales/bidi-isolate.ts';
import type { Round } from './day-sheet.ts';
import { useRoundsTexts } from './rounds-texts.ts';

type Move = CallInput<typeof deliveriesDayStopsContract>['body'];

interface ArrangeStops {
  /** Resolves to whether it was done. */
  readonly arrange: (move: Move) => Promise<boolean>;
  /** Gives stops to a driver, or to none, as the last of the round. */
  readonly give: (ids: readonly string[], driver: Round['driver']) => Promise<void>;
  readonly isBusy: boolean;
  readonly errorText: string | undefined;
}

/** Moves stops of a day to another place or driver and shows the sheet as it is then. */
export function useArrangeStops(day: string): ArrangeStops {
  const { send, isSending, errorText } = useStaffWrite(deliveriesDayStopsContract);
  const showNewest = useUpdateCache(deliveriesContract);
  const toasts = useToasts();
  const texts = useRoundsTexts();
  async function arrange(move: Move): Promise<boolean> {
    const answer = await send({ params: { day }, body: move });
    if (!answer) return false;
    showNewest({ query: { day } }, answer);
    return true;
  }
  async function give(ids: readonly string[], driver: Round['driver']): Promise<void> {
    const isDone = await arrange({ ids: [...ids], driverId: driver?.id ?? null, before: null });
    if (isDone) toasts.show({ text: driver ? texts.given(isolateName(driver.name)) : texts.givenToNobody });
  }
  return { arrange, give, isBusy: isSending, errorText };
}
