import { openDatabase } from '#database/connect.ts';
import { restoreBackup } from '#domain/backups/restore-backup.server.ts';
import { openFolderStorage } from '#storage/open-storage.ts';

// Child process of restore-in-shop.test.ts: prints a line when all tables are loaded and before the commit, which never comes.
const [dataDir = '', path = '', databaseUrl] = process.argv.slice(2);
const database = await openDatabase({ databaseUrl, dataDir, applicationName: 'rehearsal' });
const storage = openFolderStorage(dataDir || '/tmp/nowhere');
const images = {
  ...storage.images,
  async put() {
    process.stdout.write('loaded\n');
    await new Promise((resolve) => setTimeout(resolve, 2 ** 30));
  },
};
await restoreBackup(path, database, { ...storage, images }, { replace: true });
