import { chmod, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase } from '#database/connect.ts';
import { fingerprintFile, fingerprintOf } from '#database/embedded/prepared-folder.ts';
import { migrateDatabase } from '#database/migrate.ts';
import { markPrepared } from '#database/seed/prepared-contents.ts';
import { seedDatabase } from '#database/seed/seed-database.ts';
import { openImageStore } from '#images/image-store.ts';
import { pictureSeeds, shopSeeds } from '#server/seed-shop.ts';
import { openFolderStore } from '#storage/folder-store.ts';
import { hashPreparedSources } from './freshness.ts';

/**
 * Makes the embedded database that a first start copies (decision 0048), if its sources have changed. A program of its
 * own: the memory that the engine needs for it is not that of the build.
 */
const folder = join(import.meta.dirname, '../../build/prepared');
const sources = hashPreparedSources();
const fingerprint = fingerprintOf(sources);
const madeFrom = await readFile(join(folder, fingerprintFile), 'utf8').catch(() => undefined);
if (madeFrom !== fingerprint) await prepare();

async function prepare(): Promise<void> {
  const unfinished = `${folder}.unfinished`;
  for (const old of [folder, unfinished]) await rm(old, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  const database = await openDatabase({ databaseUrl: undefined, dataDir: unfinished });
  await migrateDatabase(database);
  // A first start stores the files itself.
  const withoutFiles = openImageStore({ ...openFolderStore(unfinished), put: async () => {} });
  await seedDatabase(database.db, ...shopSeeds, pictureSeeds(withoutFiles));
  await markPrepared(database.db, sources);
  await database.pool.query('VACUUM (FREEZE, ANALYZE)');
  await database.close();
  await removeTraces(unfinished);
  await writeFile(join(unfinished, fingerprintFile), fingerprint);
  await rename(unfinished, folder);
}

/**
 * What the process left beside the tables. An installation may be run by another user than the one that built it, so
 * that all may read the rest: it has nothing that is not in the sources.
 */
async function removeTraces(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (name !== 'database') await rm(join(dataDir, name), { recursive: true });
  }
  await rm(join(dataDir, 'database/closed-in-order.json'));
  for (const entry of await readdir(dataDir, { recursive: true, withFileTypes: true })) {
    await chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
  }
  await chmod(dataDir, 0o755);
}
