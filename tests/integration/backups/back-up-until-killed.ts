import { openDatabase } from '#database/connect.ts';
import { takeBackup } from '#domain/backups/take-backup.server.ts';
import { openFolderStorage } from '#storage/open-storage.ts';

// Child process of killed-backup.test.ts: prints a line in the middle of a backup, which never ends.
const [dataDir = '', folder = '', databaseUrl] = process.argv.slice(2);
const database = await openDatabase({ databaseUrl, dataDir });
const storage = openFolderStorage(dataDir);
const images = {
  ...storage.images,
  async *list() {
    process.stdout.write('writing\n');
    await new Promise((resolve) => setTimeout(resolve, 2 ** 30));
  },
};
const shop = { database, storage: { ...storage, images }, shopVersion: '1', now: () => new Date() };
await takeBackup(shop, { folder, kind: 'by_hand' });
