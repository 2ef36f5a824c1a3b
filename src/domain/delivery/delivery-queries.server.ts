import { asc, desc, eq, sql } from 'drizzle-orm';
import { deliverySettings, holidays, municipalities, zones } from '#database/schema/delivery.ts';
import type { Queryable, Transaction } from '#database/transaction.ts';
import type { DeliverySettings } from './delivery-settings.ts';
import type { Day } from './working-days.ts';
import type { Municipality, Zone } from './zone.ts';

/** One number for all processes of the shop. */
const deliverySettingsLock = 746_031_204;

/** Lets one save happen after the other: which version is the newest is no fact about a row that could be held. */
export async function lockDeliverySettings(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${deliverySettingsLock})`);
}

export async function findDeliverySettings(db: Queryable): Promise<DeliverySettings | undefined> {
  const [newest] = await db
    .select({ version: deliverySettings.version, document: deliverySettings.document })
    .from(deliverySettings)
    .orderBy(desc(deliverySettings.version))
    .limit(1);
  return newest && { version: newest.version, ...newest.document };
}

export async function insertDeliverySettings(
  transaction: Transaction,
  { version, ...document }: DeliverySettings,
  { actor, now }: { readonly actor: string; readonly now: Date },
): Promise<void> {
  await transaction.insert(deliverySettings).values({ version, document, createdBy: actor, createdAt: now });
}

export async function listMunicipalities(db: Queryable): Promise<Municipality[]> {
  const rows = await db.select().from(municipalities).orderBy(asc(municipalities.position));
  return rows.map(({ code, nameEn, nameAr }) => ({ code, name: { en: nameEn, ar: nameAr } }));
}

/** Those in use; the numbers of others stay taken for the day when they come back. */
export async function listActiveZones(db: Queryable): Promise<Zone[]> {
  return db
    .select({ number: zones.number, municipality: zones.municipalityCode, districts: zones.districts })
    .from(zones)
    .where(eq(zones.isActive, true))
    .orderBy(asc(zones.number));
}

export async function listZoneNumbers(db: Queryable): Promise<number[]> {
  const rows = await db.select({ number: zones.number }).from(zones);
  return rows.map(({ number }) => number);
}

/** One that began earlier and still lasts counts too. */
export async function listHolidaysFrom(db: Queryable, day: Day) {
  const rows = await db
    .select()
    .from(holidays)
    .where(sql`${holidays.startsOn} + ${holidays.days} > ${day}`)
    .orderBy(asc(holidays.startsOn), asc(holidays.nameEn));
  return rows.map(({ startsOn, days, nameEn, nameAr }) => ({
    startsOn,
    days,
    name: { en: nameEn, ar: nameAr },
  }));
}
