import { resolve } from 'node:path';
import { type Environment, readEnvironment, SettingsError } from '#config/environment.ts';
import { type OpenDatabase, openDatabase } from '#database/connect.ts';
import { DatabaseStartError } from '#database/database-start-error.ts';
import { isUpToDate } from '#database/migration-journal.ts';
import { BackupError } from '#domain/backups/backup-error.ts';
import { handBackupName } from '#domain/backups/backup-names.ts';
import { moveDatabase } from '#domain/backups/move-database.server.ts';
import { restoreBackup } from '#domain/backups/restore-backup.server.ts';
import { endInterruptedBackups, takeBackup } from '#domain/backups/take-backup.server.ts';
import { type WrittenBackup, writeBackup } from '#domain/backups/write-backup.server.ts';
import { StorageStartError } from '#storage/file-store.ts';
import { openStorage } from '#storage/open-storage.ts';
import packageJson from '../../../package.json' with { type: 'json' };
import { backupFolder, describeBackup } from '../backups/backup-folder.ts';
import { askRunningShop } from './control-socket.ts';

/** application_name of these connections, to tell them apart from a running shop's. */
const applicationName = 'ogulf-shop-command';

type Command = (args: readonly string[], settings: Environment) => Promise<string>;

const commands: Readonly<Record<string, Command>> = { backup, restore, move };

async function backup([place]: readonly string[], settings: Environment): Promise<string> {
  const folder = place ? resolve(place) : backupFolder(settings);
  const { dataDir, databaseUrl } = settings;
  const answer = databaseUrl ? undefined : await askRunningShop(dataDir, 'backup', { folder });
  if (answer?.refused) throw new BackupError(answer.refused);
  if (answer?.done) return String(answer.done.message);
  return withDatabase(settings, async (database) => describeBackup(await backUp(database, settings, folder)));
}

async function backUp(database: OpenDatabase, settings: Environment, folder: string): Promise<WrittenBackup> {
  const storage = await openStorage(settings);
  const now = new Date();
  const connection = await database.connectDedicated();
  const isCurrent = await isUpToDate(connection.client);
  if (!isCurrent) {
    // Of an older version, before its update: there is no place yet to note that a backup was written.
    const source = { connection, engine: database.engine, storage, shopVersion: packageJson.version, now };
    return writeBackup(source, folder, handBackupName(now)).finally(() => connection.release());
  }
  await connection.release();
  // Nobody else uses the embedded database now, so that no copy of it is needed.
  const connectToSnapshot = database.connectDedicated;
  const shop = {
    database: { ...database, connectToSnapshot },
    storage,
    shopVersion: packageJson.version,
    now: () => new Date(),
  };
  await endInterruptedBackups(shop);
  const written = await takeBackup(shop, { folder, kind: 'by_hand' });
  if (!written) throw new Error('a backup by hand is written or refused');
  return written;
}

async function restore(args: readonly string[], settings: Environment): Promise<string> {
  const [file] = args.filter((argument) => !argument.startsWith('--'));
  if (!file) throw new BackupError('Say which backup: npm run restore -- FILE');
  const replace = args.includes('--yes');
  return withDatabase(settings, async (database) => {
    const storage = await openStorage(settings);
    const { takenAt, tables, files } = await restoreBackup(resolve(file), database, storage, { replace });
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    return `Restored the shop of ${takenAt} into the ${whereOf(settings)}: ${tables.length} tables with ${rows} rows, ${files.length} files`;
  });
}

async function move([target = '']: readonly string[], settings: Environment): Promise<string> {
  if (settings.databaseUrl) {
    throw new BackupError(
      'DATABASE_URL is set: this moves the embedded database, run it without that setting',
    );
  }
  const { databaseUrl } = readEnvironment({ DATABASE_URL: target });
  if (!databaseUrl)
    throw new BackupError('Say where to: npm run db:move -- postgres://user:password@host:5432/name');
  return withDatabase(settings, async (from) => {
    const to = await openDatabase({ databaseUrl, dataDir: settings.dataDir, applicationName });
    try {
      const { tables, rows } = await moveDatabase(from, to);
      return (
        `Moved ${tables} tables with ${rows} rows, and read them back. Start the shop with DATABASE_URL set to that ` +
        `address and with the same DATA_DIR, where the pictures stay. The database in ${settings.dataDir} is unchanged`
      );
    } finally {
      await to.close();
    }
  });
}

async function withDatabase(
  { databaseUrl, dataDir }: Environment,
  work: (database: OpenDatabase) => Promise<string>,
): Promise<string> {
  const database = await openDatabase({ databaseUrl, dataDir, applicationName });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

function whereOf({ databaseUrl, dataDir }: Environment): string {
  return databaseUrl ? 'database at DATABASE_URL' : `database in ${dataDir}`;
}

/** Carries out `backup`, `restore FILE` or `move ADDRESS` and returns a one-line summary. */
export async function runBackupCommand(
  [name = '', ...args]: readonly string[],
  variables: Readonly<Record<string, string | undefined>>,
): Promise<string> {
  const command = commands[name];
  if (!command) {
    throw new BackupError(`Unknown command '${name}': use one of ${Object.keys(commands).join(', ')}`);
  }
  return command(args, readEnvironment(variables));
}

/** Whether the message is one line for a person, rather than a mistake in the code. */
export function isExpectedInBackupCommand(error: unknown): error is Error {
  return [BackupError, SettingsError, DatabaseStartError, StorageStartError].some(
    (kind) => error instanceof kind,
  );
}
