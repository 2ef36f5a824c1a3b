import { endpoint } from '#api/http/endpoint.ts';
import { getBackupState, serializeBackupState } from '#domain/backups/get-backup-state.server.ts';
import { backupsContract } from './backups.contract.ts';

export const backups = endpoint(backupsContract, async (_input, { services }) => {
  const { backupDir, backupAt } = services.environment;
  const at = backupDir === undefined ? null : backupAt;
  return { data: serializeBackupState(await getBackupState(services.db, at, services.now())) };
});
