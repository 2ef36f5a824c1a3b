import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { engineCodeFile } from './engine-code.ts';

/** A data folder with the schema and the first contents, made by the build and copied by a first start (decision 0048). */
export interface PreparedDatabase {
  readonly folder: string;
  /** Names the migrations and seeds that this shop has: a folder made from others is not used. */
  readonly sources: string;
}

/** In the prepared folder, beside the database. */
export const fingerprintFile = 'fingerprint';

/** Names what a database was made from and the engine that made it. */
export function fingerprintOf(sources: string): string {
  return createHash('sha256').update(sources).update(readFileSync(engineCodeFile())).digest('hex');
}

/** Whether the folder is there and was made from the same sources by the engine that is installed. */
export function fits({ folder, sources }: PreparedDatabase): boolean {
  try {
    return readFileSync(join(folder, fingerprintFile), 'utf8') === fingerprintOf(sources);
  } catch {
    return false;
  }
}

/** Copies a folder for its owner alone, whatever the modes of the original are. The caller syncs it. */
export function copyFolder(from: string, to: string): void {
  mkdirSync(to, { mode: 0o700 });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) copyFolder(source, target);
    else writeFileSync(target, readFileSync(source), { flag: 'wx', mode: 0o600 });
  }
}
