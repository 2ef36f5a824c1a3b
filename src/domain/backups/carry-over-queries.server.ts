import type { LoadOptions } from '#database/transfer/load-database.ts';
import { tablesNotDumped } from '#database/transfer/table-shapes.ts';
import type { RestoreOrigin } from './restore-progress.ts';

type Carried = Required<Pick<LoadOptions, 'tablesToKeep' | 'carryOver'>>;

/**
 * What a restore in the running shop keeps of the present: who may sign in and how often they failed, the list of
 * backups, which emails were sent or dropped, and that the content of pages is newer than any before. A colleague who was
 * deactivated since the backup, or a password that was replaced, does not come back.
 */
export function carryOver(file: string, { actor, actorId, requestId, now }: RestoreOrigin): Carried {
  return {
    tablesToKeep: ['admin_accounts', 'sign_in_attempts', ...tablesNotDumped],
    async carryOver(client) {
      const { rows } = await client.query<{ version: string }>('SELECT version FROM content_version');
      await client.query(
        `CREATE TEMP TABLE settled_emails ON COMMIT DROP AS
         SELECT once_key, status, drop_reason, sent_at, attempts FROM outbox_mails WHERE status IN ('sent', 'dropped')`,
      );
      return async (restored) => {
        await restored.query(
          `UPDATE outbox_mails m
           SET status = s.status, drop_reason = s.drop_reason, sent_at = s.sent_at, attempts = s.attempts,
               locked_until = NULL
           FROM settled_emails s WHERE s.once_key = m.once_key AND m.status <> 'sent'`,
        );
        await restored.query(
          `INSERT INTO content_version (version) VALUES ($1::bigint + 1)
           ON CONFLICT (id) DO UPDATE SET version = greatest(content_version.version, $1::bigint) + 1`,
          [rows[0]?.version ?? '0'],
        );
        await restored.query(
          `INSERT INTO audit_log (actor, actor_id, action, entity, entity_id, request_id, created_at)
           VALUES ($1, $2, 'restore-backup', 'backup', $3, $4, $5)`,
          [actor, actorId, file, requestId, now],
        );
      };
    },
  };
}
