import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { drivers } from '#database/schema/rounds.ts';
import type { Queryable, Transaction } from '#database/transaction.ts';
import { isUuid } from '#primitives/text/uuid.ts';
import type { DriverBody } from './driver-body.ts';

type StoredDriver = typeof drivers.$inferSelect;

/** By name, without those who were removed. */
export async function listDrivers(db: Queryable): Promise<StoredDriver[]> {
  return db
    .select()
    .from(drivers)
    .where(isNull(drivers.removedAt))
    .orderBy(asc(drivers.name), asc(drivers.id));
}

/** Locks a driver who was not removed. */
export async function lockDriver(transaction: Transaction, id: string): Promise<StoredDriver | undefined> {
  if (!isUuid(id)) return undefined;
  const [driver] = await transaction
    .select()
    .from(drivers)
    .where(and(eq(drivers.id, id), isNull(drivers.removedAt)))
    .for('update');
  return driver;
}

export async function insertDriver(
  transaction: Transaction,
  body: DriverBody,
  now: Date,
): Promise<StoredDriver> {
  const [driver] = await transaction
    .insert(drivers)
    .values({ ...body, createdAt: now, updatedAt: now })
    .returning();
  if (!driver) throw new Error('the driver was not written');
  return driver;
}

export async function updateDriver(
  transaction: Transaction,
  id: string,
  change: Partial<DriverBody> & { readonly removedAt?: Date; readonly updatedAt: Date },
): Promise<StoredDriver> {
  const [driver] = await transaction
    .update(drivers)
    .set({ ...change, version: sql`${drivers.version} + 1` })
    .where(eq(drivers.id, id))
    .returning();
  if (!driver) throw new Error('the driver was not written');
  return driver;
}
