import { z } from 'zod';
import { defineContract, defineDocument } from '#api/http/contract.ts';
import { backupKinds } from '#primitives/backup-status.ts';
import { restoreFailures, restorePhases } from '#primitives/restore-status.ts';

const fileParams = z.strictObject({ file: z.string().min(1).max(60) });

const newerSchema = z
  .object({ orders: z.int().min(0), quotations: z.int().min(0), messages: z.int().min(0) })
  .meta({ id: 'NewerRecords' });

export const backupFilesContract = defineContract({
  method: 'get',
  path: '/api/backup-files',
  group: 'Overview',
  summary: 'Backups on this server',
  description:
    'The newest first, with size and the newest check of the whole contents, and how far a restore is.',
  access: 'staff',
  errors: ['maintenance', 'database_unavailable'],
  data: z.object({
    isRunning: z.boolean().meta({ description: 'A backup is being written' }),
    files: z.array(
      z
        .object({
          file: z.string().meta({ example: 'ogulf-2026-11-15T184512Z.tar' }),
          kind: z.enum(backupKinds),
          takenAt: z.iso.datetime(),
          bytes: z.int(),
          check: z
            .object({ at: z.iso.datetime(), isIntact: z.boolean() })
            .nullable()
            .meta({ description: 'null: this shop has not checked it' }),
          missingFiles: z.int().nullable(),
        })
        .meta({ id: 'BackupFile' }),
    ),
    restore: z
      .object({
        file: z.string(),
        by: z.string(),
        startedAt: z.iso.datetime(),
        phase: z.enum(restorePhases),
        backupBefore: z.string().nullable().meta({ description: 'The backup of the state before' }),
        failure: z.enum(restoreFailures).nullable(),
      })
      .nullable()
      .meta({ description: 'Of this process: the restore under way or the last one' }),
  }),
});

export const backUpNowContract = defineContract({
  method: 'post',
  path: '/api/backup-files',
  group: 'Overview',
  summary: 'Back up now',
  description:
    'Begins a backup and does not wait for it; buyers go on meanwhile. The list says when it is there.',
  access: 'staff',
  errors: ['backup_running', 'database_unavailable'],
  data: z.object({ started: z.boolean() }),
  successStatus: 202,
});

export const checkBackupContract = defineContract({
  method: 'post',
  path: '/api/backup-files/{file}/check',
  group: 'Overview',
  summary: 'Check a backup',
  description: 'Reads it from end to end and compares every byte with its checksums.',
  access: 'staff',
  errors: ['not_found', 'database_unavailable'],
  params: fileParams,
  data: z.object({ isIntact: z.boolean() }),
  timeoutMs: 300_000,
});

export const deleteBackupContract = defineContract({
  method: 'delete',
  path: '/api/backup-files/{file}',
  group: 'Overview',
  summary: 'Delete a backup',
  description:
    'Asks for the password first. Refused for the newest backup that can be restored, and while a backup is written or ' +
    'restored. Recorded in the change history.',
  access: 'staff',
  errors: ['password_needed', 'not_found', 'backup_running', 'backup_needed', 'database_unavailable'],
  params: fileParams,
  data: z.object({ deleted: z.boolean() }),
});

export const restorePreviewContract = defineContract({
  method: 'get',
  path: '/api/backup-files/{file}/newer',
  group: 'Overview',
  summary: 'What a restore would lose',
  description: 'Orders, quotations and messages that were received since the backup was begun.',
  access: 'staff',
  errors: ['not_found', 'database_unavailable'],
  params: fileParams,
  data: newerSchema,
});

export const restoreBackupContract = defineContract({
  method: 'post',
  path: '/api/backup-files/{file}/restore',
  group: 'Overview',
  summary: 'Restore a backup',
  description:
    'Asks for the password first. Begins a restore and does not wait for it. Until it is done the shop answers 503 with ' +
    'Retry-After. It backs up the present state first and replaces all of it or nothing. People, their passwords and ' +
    'sessions stay as they are. Refused while it would lose more than `losing` says, and while other servers run.',
  access: 'staff',
  errors: [
    'password_needed',
    'not_found',
    'backup_running',
    'backup_damaged',
    'newer_records',
    'database_unavailable',
  ],
  params: fileParams,
  body: z.strictObject({
    word: z.string().max(40).meta({ description: 'RESTORE, or the same in Arabic', example: 'RESTORE' }),
    losing: newerSchema.meta({ description: 'What the caller agrees to lose' }),
  }),
  data: z.object({ started: z.boolean() }),
  successStatus: 202,
});

export const downloadBackupContract = defineDocument({
  method: 'get',
  path: '/api/backup-files/{file}/download',
  group: 'Overview',
  summary: 'Download a backup',
  description: 'Asks for the password first: it holds everything. Recorded in the change history.',
  access: 'staff',
  errors: ['password_needed', 'not_found', 'database_unavailable'],
  params: fileParams,
  contentType: 'application/octet-stream',
});
