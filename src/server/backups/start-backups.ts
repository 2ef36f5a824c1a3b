import type { Logger } from 'pino';
import type { Environment } from '#config/environment.ts';
import { type NightlyBackups, startNightlyBackups } from '#domain/backups/nightly-backups.server.ts';
import { type BackupShop, endInterruptedBackups, takeBackup } from '#domain/backups/take-backup.server.ts';
import { type ControlSocket, openControlSocket } from '../commands/control-socket.ts';
import { describeBackup } from './backup-folder.ts';

/** Starts the nightly schedule, and writes a backup when the backup command asks this process for one. */
export async function startBackups(
  house: BackupShop,
  { dataDir, backupDir, backupAt, backupKeep }: Environment,
  log: Logger,
): Promise<{ stop(): Promise<void> }> {
  await endInterruptedBackups(house);
  const nightly: NightlyBackups | undefined =
    backupDir === undefined
      ? undefined
      : startNightlyBackups(house, { folder: backupDir, at: backupAt, keep: backupKeep, log });
  const stopping = new AbortController();
  let asked: Promise<unknown> = Promise.resolve();
  // A server of the database lets commands in by itself.
  const control: ControlSocket | undefined =
    house.database.engine === 'server'
      ? undefined
      : await openControlSocket(
          dataDir,
          {
            async backup({ folder = '' }) {
              const taking = takeBackup(house, { folder, kind: 'by_hand', signal: stopping.signal });
              asked = taking.catch(() => {});
              const written = await taking;
              return written ? { message: describeBackup(written) } : {};
            },
          },
          log,
        );
  return {
    async stop() {
      stopping.abort();
      await Promise.all([nightly?.stop(), asked]);
      await control?.close();
    },
  };
}
