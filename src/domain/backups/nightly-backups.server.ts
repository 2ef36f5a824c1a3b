import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { BackupError } from './backup-error.ts';
import { outdatedBackups } from './backup-names.ts';
import { type BackupShop, takeBackup } from './take-backup.server.ts';
import { unfinishedEnding } from './write-backup.server.ts';

const lookEveryMs = 60_000;
/** Longer than any backup takes: an unfinished file of this age was abandoned. */
const abandonedAfterMs = 24 * 3_600_000;

interface NightlyOptions {
  readonly folder: string;
  /** The time of day in Qatar. */
  readonly at: string;
  readonly keep: number;
  readonly log: Logger;
  readonly lookEveryMs?: number;
}

export interface NightlyBackups {
  /** Cancels a backup that is being written; it is retried after the next start. */
  stop(): Promise<void>;
}

/** Scheduler of nightly backups. Every server runs it; a row in the database decides which one writes the backup. */
export function startNightlyBackups(shop: BackupShop, options: NightlyOptions): NightlyBackups {
  const { folder, at, keep, log } = options;
  const stopping = new AbortController();
  let checking: Promise<void> | undefined;

  async function check(): Promise<void> {
    try {
      const written = await takeBackup(shop, { folder, kind: 'nightly', at, signal: stopping.signal });
      if (!written) return;
      const { path, bytes, manifest } = written;
      log.info({ path, bytes, missingFiles: manifest.missing.length }, 'backup written');
      await deleteOldBackups(folder, keep, shop.now());
    } catch (error) {
      if (stopping.signal.aborted) return;
      log.error(
        { err: error instanceof BackupError ? (error.cause ?? error) : error },
        'no backup was written',
      );
    }
  }
  const checkOnce = () => {
    checking ??= check().finally(() => {
      checking = undefined;
    });
  };
  const timer = setInterval(checkOnce, options.lookEveryMs ?? lookEveryMs).unref();
  return {
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await checking;
    },
  };
}

/** Runs only after a success, so that a full disk does not cost the last good backup. */
async function deleteOldBackups(folder: string, keep: number, now: Date): Promise<void> {
  const names = await readdir(folder);
  for (const name of outdatedBackups(names, keep)) await rm(join(folder, name), { force: true });
  for (const name of names.filter((each) => each.endsWith(unfinishedEnding))) {
    const { mtimeMs } = await stat(join(folder, name)).catch(() => ({ mtimeMs: now.getTime() }));
    if (now.getTime() - mtimeMs > abandonedAfterMs) await rm(join(folder, name), { force: true });
  }
}
