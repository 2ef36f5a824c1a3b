import { getBackupState } from '#domain/backups/get-backup-state.server.ts';
import { shownBackupState } from '#domain/backups/shown-backup-state.ts';
import { backupsContract } from './backups.contract.ts';
import { endpoint } from './endpoint.ts';

export const backups = endpoint(backupsContract, async (_input, { services }) => {
  const { backupDir, backupAt } = services.environment;
  const at = backupDir === undefined ? null : backupAt;
  return { data: shownBackupState(await getBackupState(services.db, at, services.now())) };
});
