import { desc, sql } from 'drizzle-orm';
import { prepareOnce } from '#database/prepared-query.ts';
import { deliverySettings, holidays, municipalities, zones } from '#database/schema/delivery.ts';
import type { Queryable, Transaction } from '#database/transaction.ts';
import type { LocalizedText } from '#primitives/text/localized-text.ts';
import type { DeliverySettings } from './delivery-settings.ts';
import type { Day } from './working-days.ts';
import type { Municipality, Zone } from './zone.ts';

/** Advisory lock key, the same in all processes. */
const deliverySettingsLock = 746_031_204;

/** Serializes saves with an advisory lock: 'the newest version' is not one row that could be locked. */
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

export async function listZoneNumbers(db: Queryable): Promise<number[]> {
  const rows = await db.select({ number: zones.number }).from(zones);
  return rows.map(({ number }) => number);
}

const deliveryFacts = prepareOnce((db) => {
  const newest = db
    .select({ version: deliverySettings.version, document: deliverySettings.document })
    .from(deliverySettings)
    .orderBy(desc(deliverySettings.version))
    .limit(1)
    .as('newest');
  // Includes holidays that began earlier and still last.
  const isToCome = sql`${holidays.startsOn} + ${holidays.days} > ${sql.placeholder('day')}::date`;
  return db
    .select({
      version: newest.version,
      document: newest.document,
      zones: sql<Zone[]>`(select coalesce(json_agg(json_build_object(
          'number', ${zones.number}, 'municipality', ${zones.municipalityCode}, 'districts', ${zones.districts}
        ) order by ${zones.number}), '[]') from ${zones} where ${zones.isActive})`,
      municipalities: sql<Municipality[]>`(select coalesce(json_agg(json_build_object(
          'code', ${municipalities.code},
          'name', json_build_object('en', ${municipalities.nameEn}, 'ar', ${municipalities.nameAr})
        ) order by ${municipalities.position}), '[]') from ${municipalities})`,
      holidays: sql<NamedHoliday[]>`(select coalesce(json_agg(json_build_object(
          'startsOn', ${holidays.startsOn}, 'days', ${holidays.days},
          'name', json_build_object('en', ${holidays.nameEn}, 'ar', ${holidays.nameAr})
        ) order by ${holidays.startsOn}, ${holidays.nameEn}), '[]') from ${holidays} where ${isToCome})`,
    })
    .from(newest)
    .prepare('');
});

interface NamedHoliday {
  readonly startsOn: Day;
  readonly days: number;
  readonly name: LocalizedText;
}

/** Selects all delivery data in one statement: settings, zones, and holidays from this day on. */
export async function findDeliveryFacts(db: Queryable, day: Day) {
  const [row] = await deliveryFacts(db).execute({ day });
  if (!row) return undefined;
  const { version, document, ...facts } = row;
  return { settings: { version, ...document }, ...facts };
}
