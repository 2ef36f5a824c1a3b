import { z } from 'zod';
import { defineContract } from '#api/http/contract.ts';
import { backupConditions, backupFailures } from '#primitives/backup-status.ts';

export const backupsContract = defineContract({
  method: 'get',
  path: '/api/backups',
  group: 'Overview',
  summary: 'How old the last backup is',
  description:
    'When the last backup was written, whether the last attempt succeeded, and whether staff should act.',
  access: 'staff',
  errors: ['database_unavailable'],
  data: z
    .object({
      condition: z.enum(backupConditions).meta({
        description:
          'fine; late: a night passed without one; failed: the last attempt did; none: before the first one; ' +
          'off: none was ever asked for',
      }),
      at: z
        .string()
        .nullable()
        .meta({ description: 'The time of day in Qatar, null without nightly backups', example: '03:00' }),
      isRunning: z.boolean(),
      lastSuccess: z
        .object({
          takenAt: z.iso.datetime(),
          bytes: z.int(),
          file: z.string(),
          missingFiles: z
            .int()
            .meta({ description: 'Files that the database names and the store did not have' }),
        })
        .nullable(),
      lastFailure: z
        .object({ startedAt: z.iso.datetime(), failure: z.enum(backupFailures) })
        .nullable()
        .meta({ description: 'Only when nothing has succeeded since' }),
    })
    .meta({ id: 'BackupState' }),
});
