import type { Queryable } from '#database/transaction.ts';
import { findDeliveryFacts, findDeliverySettings } from './delivery-queries.server.ts';
import type { DeliverySettings } from './delivery-settings.ts';
import { qatarDay } from './working-days.ts';

/** Gets the delivery data, which is the same for all visitors. The opening hours come from the shop profile. */
export async function getDeliveryFacts(db: Queryable, now: Date) {
  return present(await findDeliveryFacts(db, qatarDay(now)));
}

export async function getDeliverySettings(db: Queryable): Promise<DeliverySettings> {
  return present(await findDeliverySettings(db));
}

function present<Settings>(settings: Settings | undefined): Settings {
  // The seed inserts the first version, and none is ever deleted.
  if (!settings) throw new Error('The shop has no delivery settings: run npm run db:seed');
  return settings;
}
