import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OpenDatabase, openDatabase } from '#database/connect.ts';
import { seedDatabase } from '#database/seed/seed-database.ts';
import { makeSchema } from '../database-templates.ts';
import { olderCatalogue } from '../older-catalogue.ts';
import { preparedDatabase } from '../prepared-database.ts';
import { startShopProcess } from './shop-process.ts';

interface ShopWithOwnData {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Starts a built shop without categories and products, with data of its own. */
export function startEmptyShop(): Promise<ShopWithOwnData> {
  return startChangedShop(async (open) => {
    await makeSchema(open);
    await seedDatabase(open.db);
    await open.pool.query('delete from subcategories');
    await open.pool.query('delete from categories');
  });
}

/** Starts a built shop with the catalogue of one from before attributes, families, rules and packages. */
export function startOlderShop(adminPassword: string): Promise<ShopWithOwnData> {
  return startChangedShop((open) => open.pool.query(olderCatalogue), { ADMIN_PASSWORD: adminPassword });
}

/** Starts a built shop whose first contents were changed before it started. */
async function startChangedShop(
  change: (database: OpenDatabase) => Promise<unknown>,
  env: Readonly<Record<string, string>> = {},
): Promise<ShopWithOwnData> {
  const dataDir = await mkdtemp(join(tmpdir(), 'changed-shop-'));
  const open = await openDatabase({ databaseUrl: undefined, dataDir, prepared: preparedDatabase });
  await change(open);
  await open.close();
  const shop = await startShopProcess({ env: { DATA_DIR: dataDir, AVIF_PICTURES: 'off', ...env } });
  return {
    url: shop.url,
    async stop() {
      await shop.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
