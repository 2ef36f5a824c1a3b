import type { Queryable } from '#database/transaction.ts';
import {
  findDeliverySettings,
  listActiveZones,
  listHolidaysFrom,
  listMunicipalities,
} from './delivery-queries.server.ts';
import type { DeliverySettings } from './delivery-settings.ts';
import { qatarDay } from './working-days.ts';

/** Everything about delivery that does not depend on who asks, except the shop's hours, which are in its profile. */
export async function getDeliveryFacts(db: Queryable, now: Date) {
  const [settings, zones, municipalities, holidays] = await Promise.all([
    getDeliverySettings(db),
    listActiveZones(db),
    listMunicipalities(db),
    listHolidaysFrom(db, qatarDay(now)),
  ]);
  return { settings, zones, municipalities, holidays };
}

export async function getDeliverySettings(db: Queryable): Promise<DeliverySettings> {
  const settings = await findDeliverySettings(db);
  // Seeding writes the first version and nothing deletes one.
  if (!settings) throw new Error('The shop has no delivery settings: run npm run db:seed');
  return settings;
}
