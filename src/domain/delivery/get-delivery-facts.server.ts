import type { Queryable } from '#database/transaction.ts';
import { findDeliveryFacts, findDeliverySettings } from './delivery-queries.server.ts';
import type { DeliverySettings } from './delivery-settings.ts';
import { qatarDay } from './working-days.ts';

/** Everything about delivery that does not depend on who asks, except the shop's hours, which are in its profile. */
export async function getDeliveryFacts(db: Queryable, now: Date) {
  return present(await findDeliveryFacts(db, qatarDay(now)));
}

export async function getDeliverySettings(db: Queryable): Promise<DeliverySettings> {
  return present(await findDeliverySettings(db));
}

function present<Settings>(settings: Settings | undefined): Settings {
  // Seeding writes the first version and nothing deletes one.
  if (!settings) throw new Error('The shop has no delivery settings: run npm run db:seed');
  return settings;
}
