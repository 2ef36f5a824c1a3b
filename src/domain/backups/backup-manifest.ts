import { z } from 'zod';

/** Counted up when an older shop could not read what is written. */
export const backupFormat = 1;

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** As the shop names its files: nothing that leads out of a folder, and short enough for a heading of tar. */
export function isStoredName(name: string): boolean {
  return name.length <= 100 && /^(images|attachments)(\/[0-9a-z][0-9a-z_-]*)+\.[a-z]+$/.test(name);
}

/** Of the bytes that stand in the archive. */
const entryFields = { size: z.int(), sha256 };

/** What is in a backup and by what it is known to be whole. */
export const backupManifestSchema = z.object({
  format: z.literal(backupFormat),
  shopVersion: z.string(),
  takenAt: z.iso.datetime(),
  engine: z.enum(['embedded', 'server']),
  /** When the newest migration of the database was made. */
  migration: z.int(),
  tables: z.array(
    z.object({
      name: z.string().regex(/^[a-z_]+$/),
      rows: z.int(),
      /** Of its lines. */
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
  /** Files that rows named and no store had any more. */
  missing: z.array(z.string()),
});

export type BackupManifest = z.infer<typeof backupManifestSchema>;

export const manifestName = 'manifest.json';
/** The last of the archive: without it the manifest, and so everything, is not known to be whole. */
export const manifestSumName = 'manifest.sha256';

export function tableEntryName(table: string): string {
  return `tables/${table}.ndjson.gz`;
}
