import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#database/connect.ts';
import { seedDatabase } from '#database/seed/seed-database.ts';
import { makeSchema } from '../database-templates.ts';
import { preparedDatabase } from '../prepared-database.ts';
import { startShopProcess } from './shop-process.ts';

/** Starts a built shop without categories and products, with data of its own. */
export async function startEmptyShop() {
  const dataDir = await mkdtemp(join(tmpdir(), 'empty-shop-'));
  const open = await openDatabase({ databaseUrl: undefined, dataDir, prepared: preparedDatabase });
  await makeSchema(open);
  await seedDatabase(open.db);
  await open.pool.query('delete from subcategories');
  await open.pool.query('delete from categories');
  await open.close();
  const shop = await startShopProcess({ env: { DATA_DIR: dataDir, AVIF_PICTURES: 'off' } });
  return {
    url: shop.url,
    async stop() {
      await shop.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
