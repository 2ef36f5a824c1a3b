import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { BackupError } from './backup-error.ts';
import { outdatedBackups } from './backup-names.ts';
import { type BackupShop, takeBackup } from './take-backup.server.ts';
import { unfinishedEnding } from './write-backup.server.ts';

const lookEveryMs = 60_000;
/** Older than any backup takes: its server is no more. */
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
  /** Gives up one that is being written; it is tried again after the next start. */
  stop(): Promise<void>;
}

/** Every server of a shop runs this; the database decides which of them writes the night's backup. */
export function startNightlyBackups(house: BackupShop, options: NightlyOptions): NightlyBackups {
  const { folder, at, keep, log } = options;
  const stopping = new AbortController();
  let looking: Promise<void> | undefined;

  async function look(): Promise<void> {
    try {
      const written = await takeBackup(house, { folder, kind: 'nightly', at, signal: stopping.signal });
      if (!written) return;
      const { path, bytes, manifest } = written;
      log.info({ path, bytes, missingFiles: manifest.missing.length }, 'backup written');
      await makeRoom(folder, keep, house.now());
    } catch (error) {
      if (stopping.signal.aborted) return;
      log.error(
        { err: error instanceof BackupError ? (error.cause ?? error) : error },
        'no backup was written',
      );
    }
  }
  const lookOnce = () => {
    looking ??= look().finally(() => {
      looking = undefined;
    });
  };
  const timer = setInterval(lookOnce, options.lookEveryMs ?? lookEveryMs).unref();
  return {
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await looking;
    },
  };
}

/** Only after one has succeeded: a full disk must not cost the last good backup. */
async function makeRoom(folder: string, keep: number, now: Date): Promise<void> {
  const names = await readdir(folder);
  for (const name of outdatedBackups(names, keep)) await rm(join(folder, name), { force: true });
  for (const name of names.filter((each) => each.endsWith(unfinishedEnding))) {
    const { mtimeMs } = await stat(join(folder, name)).catch(() => ({ mtimeMs: now.getTime() }));
    if (now.getTime() - mtimeMs > abandonedAfterMs) await rm(join(folder, name), { force: true });
  }
}
