import { and, asc, sql } from 'drizzle-orm';
import { holidays } from '#database/schema/delivery.ts';
import { shopProfile } from '#database/schema/shop-profile.ts';
import type { Queryable, Transaction } from '#database/transaction.ts';
import type { EditedShopProfile, Holiday, ShopProfile } from './shop-profile.ts';

export async function findShopProfile(db: Queryable): Promise<ShopProfile | undefined> {
  // The table admits one row.
  const [row] = await db.select({ document: shopProfile.document }).from(shopProfile);
  return row?.document;
}

export async function findEditedShopProfile(db: Queryable): Promise<EditedShopProfile | undefined> {
  const [row] = await db
    .select({ document: shopProfile.document, version: shopProfile.version })
    .from(shopProfile);
  return row && { ...row.document, version: row.version, holidays: await listHolidays(db) };
}

/** Holds the row, and with it the holidays, which nothing else writes, until the end of the transaction. */
export async function holdShopProfile(transaction: Transaction): Promise<void> {
  await transaction.select({ id: shopProfile.id }).from(shopProfile).for('update');
}

export async function updateShopProfile(
  transaction: Transaction,
  { version, holidays: closedDays, ...document }: EditedShopProfile,
  updatedAt: Date,
): Promise<void> {
  await transaction.update(shopProfile).set({ document, version, updatedAt });
  await transaction.delete(holidays);
  if (closedDays.length === 0) return;
  await transaction
    .insert(holidays)
    .values(closedDays.map(({ name, ...rest }) => ({ ...rest, nameEn: name.en, nameAr: name.ar })));
}

/** Those of which a day lies between the two, both included. */
export async function listHolidaysBetween(db: Queryable, first: string, last: string): Promise<Holiday[]> {
  const rows = await db
    .select()
    .from(holidays)
    .where(and(sql`${holidays.startsOn} + ${holidays.days} > ${first}`, sql`${holidays.startsOn} <= ${last}`))
    .orderBy(asc(holidays.startsOn), asc(holidays.nameEn));
  return rows.map(({ startsOn, days, nameEn, nameAr }) => ({
    startsOn,
    days,
    name: { en: nameEn, ar: nameAr },
  }));
}

async function listHolidays(db: Queryable): Promise<EditedShopProfile['holidays']> {
  const rows = await db.select().from(holidays).orderBy(asc(holidays.startsOn), asc(holidays.nameEn));
  return rows.map(({ startsOn, days, nameEn, nameAr, isEstimated }) => ({
    startsOn,
    days,
    name: { en: nameEn, ar: nameAr },
    isEstimated,
  }));
}
