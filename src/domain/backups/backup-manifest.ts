import { z } from 'zod';

/** Format version, counted up when older versions of the shop cannot read the new format. */
export const backupFormat = 1;

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** Whether a name is one of the shop's stored files: no path traversal, and short enough for a tar header. */
export function isStoredName(name: string): boolean {
  return name.length <= 100 && /^(images|attachments)(\/[0-9a-z][0-9a-z_-]*)+\.[a-z]+$/.test(name);
}

/** Size and checksum of an entry of the archive. */
const entryFields = { size: z.int(), sha256 };

/** Contents of a backup, with the checksums that verify it. */
export const backupManifestSchema = z.object({
  format: z.literal(backupFormat),
  shopVersion: z.string(),
  takenAt: z.iso.datetime(),
  engine: z.enum(['embedded', 'server']),
  /** Creation time of the newest applied migration. */
  migration: z.int(),
  tables: z.array(
    z.object({
      name: z.string().regex(/^[a-z_]+$/),
      rows: z.int(),
      /** Checksum of its lines before compression. */
      sha256,
      zipped: z.object(entryFields),
    }),
  ),
  files: z.array(
    z.object({
      name: z.string().refine(isStoredName),
      ...entryFields,
    }),
  ),
  /** Files that rows name and the store does not have. */
  missing: z.array(z.string()),
});

export type BackupManifest = z.infer<typeof backupManifestSchema>;

export const manifestName = 'manifest.json';
/** Last entry of the archive: the checksum of the manifest, without which the backup counts as incomplete. */
export const manifestSumName = 'manifest.sha256';

export function tableEntryName(table: string): string {
  return `tables/${table}.ndjson.gz`;
}
