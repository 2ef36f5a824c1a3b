import { and, asc, eq, sql } from 'drizzle-orm';
import { pictureOfImage } from '#database/image-rows.ts';
import { prepareOnce } from '#database/prepared-query.ts';
import { holidays } from '#database/schema/delivery.ts';
import { images } from '#database/schema/images.ts';
import { type StoredShopProfile, shopProfile } from '#database/schema/shop-profile.ts';
import type { Queryable, Transaction } from '#database/transaction.ts';
import type { Picture } from '#images/image-address.ts';
import type { EditedShopProfile, Holiday, ShopFrame, ShopProfile } from './shop-profile.ts';

export async function findShopProfile(db: Queryable): Promise<ShopProfile | undefined> {
  // The table has at most one row.
  const [row] = await db.select({ document: shopProfile.document }).from(shopProfile);
  return row && profileOf(row.document);
}

export async function findEditedShopProfile(db: Queryable): Promise<EditedShopProfile | undefined> {
  const [row] = await db
    .select({ document: shopProfile.document, version: shopProfile.version })
    .from(shopProfile);
  return row && { ...profileOf(row.document), version: row.version, holidays: await listHolidays(db) };
}

/** Locks the profile row (SELECT … FOR UPDATE). The lock also covers the holidays, which are written only with it. */
export async function lockShopProfile(transaction: Transaction): Promise<void> {
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

const pictureOfShop = 'hero-open-office.webp';

const shopFrame = prepareOnce((db) => {
  const isComing = and(
    sql`${holidays.startsOn} + ${holidays.days} > ${sql.placeholder('first')}::date`,
    sql`${holidays.startsOn} <= ${sql.placeholder('last')}::date`,
  );
  const isOfShop = and(eq(images.category, 'scenes'), eq(images.originalName, pictureOfShop));
  return db
    .select({
      profile: shopProfile.document,
      holidays: sql<Holiday[]>`(select coalesce(json_agg(json_build_object(
          'startsOn', ${holidays.startsOn}, 'days', ${holidays.days},
          'name', json_build_object('en', ${holidays.nameEn}, 'ar', ${holidays.nameAr})
        ) order by ${holidays.startsOn}, ${holidays.nameEn}), '[]') from ${holidays} where ${isComing})`,
      picture: sql<Picture | null>`(select ${pictureOfImage} from ${images} where ${isOfShop} limit 1)`,
    })
    .from(shopProfile)
    .prepare('');
});

export async function findShopFrame(
  db: Queryable,
  days: { readonly first: string; readonly last: string },
): Promise<Omit<ShopFrame, 'today'> | undefined> {
  const [frame] = await shopFrame(db).execute(days);
  return frame && { ...frame, profile: profileOf(frame.profile) };
}

/** Completes a profile that was last saved before some of its fields existed. */
function profileOf(document: StoredShopProfile): ShopProfile {
  return {
    ...document,
    datedHours: document.datedHours ?? [],
    plate: document.plate ?? null,
    parking: document.parking ?? { en: '', ar: '' },
    replyDays: document.replyDays ?? 1,
  };
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
