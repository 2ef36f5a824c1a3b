import type { LoadOptions } from '#database/transfer/load-database.ts';
import { tablesNotDumped } from '#database/transfer/table-shapes.ts';
import type { RestoreOrigin } from './restore-progress.ts';

type Carried = Required<Pick<LoadOptions, 'tablesToKeep' | 'carryOver'>>;
type CarryOver = Carried['carryOver'];

/**
 * Lets the series of invoices and credit notes go on after the highest number that either state has given, so that a
 * number that a buyer has on paper is never given to another order.
 */
export const carryOverInvoiceNumbers: CarryOver = async (client) => {
  const { rows: tables } = await client.query<{ name: string | null }>(
    `SELECT to_regclass('invoice_series') AS name`,
  );
  // A database that is empty or older has given no numbers.
  const { rows: given } = tables[0]?.name
    ? await client.query<{ kind: string; last_number: number }>(
        'SELECT kind, last_number FROM invoice_series',
      )
    : { rows: [] };
  return async (restored) => {
    for (const { kind, last_number } of given) {
      await restored.query(
        `INSERT INTO invoice_series (kind, last_number) VALUES ($1, $2)
         ON CONFLICT (kind) DO UPDATE SET last_number = greatest(invoice_series.last_number, excluded.last_number)`,
        [kind, last_number],
      );
    }
  };
};

/**
 * What a restore in the running shop keeps of the present: who may sign in and how often they failed, the list of
 * backups, which emails were sent or dropped, the numbers of invoices, and that the content of pages is newer than any before. A colleague who was
 * deactivated since the backup, or a password that was replaced, does not come back.
 */
export function carryOver(file: string, { actor, actorId, requestId, now }: RestoreOrigin): Carried {
  return {
    tablesToKeep: [
      'admin_accounts',
      'sign_in_attempts',
      // The restored settings have the version that they get with their rows.
      ...tablesNotDumped.filter((name) => name !== 'order_settings_version'),
    ],
    async carryOver(client) {
      const writeInvoiceNumbers = await carryOverInvoiceNumbers(client);
      const { rows } = await client.query<{ version: string }>('SELECT version FROM content_version');
      await client.query(
        `CREATE TEMP TABLE settled_emails ON COMMIT DROP AS
         SELECT once_key, status, drop_reason, sent_at, attempts FROM outbox_mails WHERE status IN ('sent', 'dropped')`,
      );
      return async (restored) => {
        await writeInvoiceNumbers(restored);
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
