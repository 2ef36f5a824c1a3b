import './node-modules.ts';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { requireWritableDataFolder } from '#config/data-folder.ts';
import { type Environment, readEnvironment, SettingsError } from '#config/environment.ts';
import { type OpenDatabase, openDatabase } from '#database/connect.ts';
import { DatabaseDamagedError, DatabaseStartError } from '#database/database-start-error.ts';
import { hasEmbeddedDatabase } from '#database/embedded/open-embedded.ts';
import { StorageStartError } from '#storage/file-store.ts';
import { openStorage } from '#storage/open-storage.ts';
import { removeAbandonedUploads } from '#storage/uploads.ts';
import { createLogger } from './logger.ts';
import type { OpenedShop, ServedParts } from './serve-shop.ts';
import { StartError } from './start-error.ts';

export interface ShopParts extends ServedParts {
  readonly loadPages: () => Promise<OpenedShop['createPages']>;
}

/** Runs the shop until a signal ends it. A start that cannot succeed ends with one line and exit code 1. */
export async function runShop(parts: ShopParts): Promise<void> {
  try {
    await start(parts);
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    process.exit(1);
  }
}

async function start({ loadPages, ...parts }: ShopParts): Promise<void> {
  const settings = readEnvironment(process.env);
  const log = createLogger(settings);
  requireWritableDataFolder(settings.dataDir);
  const storage = await openStorage(settings);
  await removeAbandonedUploads(settings.dataDir, new Date());
  const snapshotFile = join(settings.dataDir, 'product-index.snapshot');
  if (!hasDatabase(settings)) await rm(snapshotFile, { force: true });

  const thread = Promise.withResolvers<void>();
  const opening = openDatabase({
    ...settings,
    log,
    prepared: parts.prepared,
    onThreadStarted: thread.resolve,
  }).catch((error) => adviseRestore(error, settings));
  // The thread of the embedded database takes about as long as this one does to load the rest of the code.
  await Promise.race([thread.promise, opening]);
  const [{ serveShop }, createPages] = await Promise.all([import('./serve-shop.ts'), loadPages()]);
  const database: OpenDatabase = await opening;
  await serveShop({ settings, log, storage, database, createPages, snapshotFile }, parts);
}

/**
 * Copies of one prepared database cannot be told apart: a snapshot that an earlier one in the same data folder has left would
 * be taken for that of the new one.
 */
function hasDatabase({ databaseUrl, dataDir }: Environment): boolean {
  return databaseUrl !== undefined || hasEmbeddedDatabase(dataDir);
}

/** Adds to the message of a damaged database which backup to restore. */
async function adviseRestore(error: unknown, settings: Environment): Promise<never> {
  if (!(error instanceof DatabaseDamagedError)) throw error;
  const { findNewestBackup } = await import('./backups/backup-folder.ts');
  const backup = await findNewestBackup(settings);
  const advice = backup
    ? `The newest good backup is ${backup}: move the folder aside, then npm run restore -- ${backup}`
    : 'There is no good backup in the backup folder: move the folder aside and restore one from elsewhere';
  throw new StartError(`${error.message}. ${advice}`, { cause: error });
}

function explain(error: unknown): string {
  const isExpected =
    error instanceof SettingsError ||
    error instanceof DatabaseStartError ||
    error instanceof StorageStartError ||
    error instanceof StartError;
  if (isExpected) return `Cannot start: ${error.message}`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
