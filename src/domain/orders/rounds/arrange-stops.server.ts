import type { Database } from '#database/connect.ts';
import { type Change, type ChangeOrigin, recordChanges } from '#database/record-changes.ts';
import { inTransaction } from '#database/transaction.ts';
import type { Day } from '#domain/delivery/working-days.ts';
import { ShopError } from '#primitives/shop-error.ts';
import { moveStops, type StopMove } from '../day-sheet/move-stops.ts';
import { recordedOrder } from '../serialize-order.ts';
import { lockDriver } from './driver-queries.server.ts';
import { listStops, lockPlan, storeStops } from './plan-queries.server.ts';

type Stop = Awaited<ReturnType<typeof listStops>>[number];

/**
 * Moves stops of a day to another place or another driver. It states the one move and not the whole order, so that two
 * colleagues who arrange the same day both get what they did. Refuses a stop that has left the round meanwhile.
 */
export async function arrangeStops(
  db: Database,
  day: Day,
  move: StopMove,
  origin: ChangeOrigin,
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const version = await lockPlan(transaction, day, origin.now);
    const before = await listStops(transaction, day);
    const stopOf = new Map(before.map((stop) => [stop.id, stop]));
    if (move.ids.some((id) => !stopOf.has(id))) throw new ShopError('stop_gone');
    const driver = move.driverId === null ? undefined : await requireDriver(move.driverId, before);
    const after = moveStops(before, move);
    await storeStops(transaction, day, after);
    const numbers = (stops: readonly { readonly id: string }[]) =>
      stops.map(({ id }) => stopOf.get(id)?.number ?? '');
    const planOf = (planVersion: number, stops: readonly { readonly id: string }[]) => ({
      id: day,
      version: planVersion,
      stops: numbers(stops),
    });
    const given = move.ids.flatMap((id) => givenTo(stopOf.get(id), move.driverId, driver));
    const isReordered = numbers(before).join() !== numbers(after).join();
    await recordChanges(transaction, { invalidatesPages: false }, origin, ...given);
    if (!isReordered) return;
    await recordChanges(transaction, { invalidatesPages: false }, origin, {
      action: 'arrange-stops',
      entity: 'delivery-plan',
      entityId: day,
      before: planOf(version - 1, before),
      after: planOf(version, after),
    });

    /** A driver who was removed can keep the stops of the day, but gets no others. */
    async function requireDriver(driverId: string, stops: readonly Stop[]): Promise<string> {
      const name =
        (await lockDriver(transaction, driverId))?.name ??
        stops.find((stop) => stop.driverId === driverId)?.driver;
      if (!name) throw new ShopError('not_found');
      return name;
    }
  });
}

function givenTo(stop: Stop | undefined, driverId: string | null, driver = ''): Change[] {
  if (!stop || stop.driverId === driverId) return [];
  return [
    {
      action: 'give-to-driver',
      entity: 'order',
      entityId: stop.id,
      before: recordedOrder(stop, '', { driver: stop.driver ?? '' }),
      after: recordedOrder(stop, '', { driver }),
    },
  ];
}
