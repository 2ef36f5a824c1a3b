import { asc, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openDatabase } from '#database/connect.ts';
import { categories, subcategories } from '#database/schema/catalogue.ts';
import { contentVersion } from '#database/schema/content-version.ts';
import { deliverySettings, holidays, zones } from '#database/schema/delivery.ts';
import { shopProfile } from '#database/schema/shop-profile.ts';
import { testimonials } from '#database/schema/testimonials.ts';
import { resetDatabase } from '#database/seed/reset-database.ts';
import { seedDatabase } from '#database/seed/seed-database.ts';
import { getEditedShopProfile } from '#domain/shop-profile/get-shop-profile.server.ts';
import { parseShopProfile, serializeShopProfile } from '#domain/shop-profile/serialize-shop-profile.ts';
import { shopProfileBodySchema } from '#domain/shop-profile/shop-profile-body.ts';
import { eachDatabase, onDatabase, type TestDatabase } from '../../support/databases.ts';

async function everything({ pool }: TestDatabase): Promise<Record<string, unknown[]>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename`,
  );
  const contents: Record<string, unknown[]> = {};
  for (const { name } of tables) {
    const { rows } = await pool.query(`SELECT to_jsonb(t) AS row FROM "${name}" t ORDER BY to_jsonb(t)`);
    contents[name] = rows;
  }
  return contents;
}

eachDatabase('the first contents', 'schema', (database) => {
  it('are written once: a second time changes nothing', async () => {
    expect(await seedDatabase(database.db)).toBe('seeded');
    const before = await everything(database);
    expect(await seedDatabase(database.db)).toBe('already filled');
    expect(await everything(database)).toEqual(before);
  });

  it('have a shop profile by the rules for what staff write', async () => {
    const [row] = await database.db.select().from(shopProfile);
    const profile = await getEditedShopProfile(database.db);
    const { id: _id, version, ...body } = serializeShopProfile(profile);
    expect({ ...parseShopProfile(shopProfileBodySchema.parse(body)), version }).toEqual(profile);
    expect(row?.document.hours.filter(({ opens }) => opens === null).map(({ weekday }) => weekday)).toEqual([
      5,
    ]);
    expect(await database.db.select().from(contentVersion)).toEqual([{ id: 1, version: 1 }]);
  });

  it('have the tree of categories in both languages', async () => {
    expect(await database.db.$count(categories)).toBe(21);
    const rows = await database.db.select().from(subcategories);
    expect(rows).toHaveLength(109);
    expect(rows.filter(({ nameAr }) => !/\p{Script=Arabic}/u.test(nameAr))).toEqual([]);
  });

  it('describe every category and subcategory in both languages, each differently', async () => {
    const rows = [
      ...(await database.db.select().from(categories)),
      ...(await database.db.select().from(subcategories)),
    ];
    const hasText = ({ descriptionEn, descriptionAr }: (typeof rows)[number]) =>
      /^[A-Z0-9].{40,160}[.]$/.test(descriptionEn) && /^\p{Script=Arabic}.{30,160}[.]$/u.test(descriptionAr);
    expect(rows.filter((row) => !hasText(row)).map(({ slug }) => slug)).toEqual([]);
    const texts = rows.flatMap(({ descriptionEn, descriptionAr }) => [descriptionEn, descriptionAr]);
    expect(new Set(texts).size).toBe(2 * rows.length);
  });

  it('deliver free to each of the 90 zones in use, which are in one group each', async () => {
    const active = await database.db
      .select({ number: zones.number, districts: zones.districts })
      .from(zones)
      .where(eq(zones.isActive, true))
      .orderBy(asc(zones.number));
    expect(active).toHaveLength(90);
    expect(active.filter(({ districts }) => districts.length === 0)).toEqual([]);
    const [settings] = await database.db.select().from(deliverySettings);
    const { groups = [], fallback, pickup } = settings?.document ?? {};
    const grouped = groups.flatMap((group) => group.zones).toSorted((a, b) => a - b);
    expect(grouped).toEqual(active.map(({ number }) => number));
    expect([...groups, fallback].map((group) => group?.fee)).toEqual([0, 0, 0, 0, 0]);
    expect(pickup?.isActive).toBe(true);
    expect(await database.db.$count(holidays)).toBeGreaterThan(20);
  });

  it('come back after a reset, and everything else is gone', async () => {
    await database.db.insert(testimonials).values({ authorEn: 'Aisha', textEn: 'Good', rating: 5 });
    await database.db.update(contentVersion).set({ version: 7 });
    await resetDatabase(database.db);
    expect(await database.db.$count(testimonials)).toBe(0);
    expect(await database.db.select().from(contentVersion)).toEqual([{ id: 1, version: 1 }]);
    expect(await database.db.$count(subcategories)).toBe(109);
  });
});

onDatabase('server', 'the first contents of several processes', 'schema', (database) => {
  it('are written by one of them', async () => {
    const processes = await Promise.all(Array.from({ length: 4 }, () => openDatabase(database.settings)));
    const outcomes = await Promise.all(processes.map(({ db }) => seedDatabase(db)));
    await Promise.all(processes.map((open) => open.close()));
    expect(outcomes.toSorted()).toEqual(['already filled', 'already filled', 'already filled', 'seeded']);
    expect(await database.db.$count(categories)).toBe(21);
  });
});
